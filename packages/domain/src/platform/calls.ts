import type { BaseEnv } from './env.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * A call of the API. Its function takes the parts of the path (`:id`), then what `body` takes. With `params`, which then
 * returns all parts of the path, it takes what `params` and `body` take.
 */
export interface Call {
  /** Method and path below `/api`. */
  readonly call: `${Method} /${string}`
  /** Parts of the path, and the query; null and undefined are omitted from it. */
  readonly params?: (...given: never[]) => object
  readonly body?: (...given: never[]) => unknown
  /** Reads the response, which is true or false when omitted. */
  readonly response?: (received: never) => unknown
  readonly headers?: (...given: never[]) => Readonly<Record<string, string>>
  /** Sent without the session; a 401 never ends it. */
  readonly isPublic?: true
  /** Replaces the token of the session, for a call that outlives it. */
  readonly token?: (token: string) => string
  /** The body is a file. */
  readonly isUpload?: true
  /** The response is a file, which is saved on disk; the name is used when the response has none. */
  readonly saveAs?: (...given: never[]) => string
  /** Returns the pending response with a function that cancels it. */
  readonly isCancellable?: true
}

export type CallTable = Readonly<Record<string, Call>>

/** A value whose type is stated, unchanged: `body: typed<ViewDraft>`. */
export const typed = <Value>(value: Value): Value => value

/** A browser's `File`, of which only the sender reads the content. */
export interface ChosenFile {
  readonly name: string
  readonly size: number
}

/** A browser's `AbortSignal`. */
export interface CancelSignal {
  readonly aborted: boolean
}

/** `share` is 0 to 1. */
export type OnProgress = (share: number) => void

export interface Pending<Value> {
  readonly response: Promise<Value>
  /** The response then rejects or never settles. */
  readonly cancel: () => void
}

export type PathOf<C extends Call> = C['call'] extends `${Method} ${infer Path}` ? Path : never

/** The names in a path, in order. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? [Name, ...PathNames<Rest>]
  : Path extends `${string}:${infer Name}`
    ? [Name]
    : []

/** `id`, `page`, `limit` and `line` are numbers, as is each `…Id`. */
type PathValue<Name> = Name extends 'id' | 'page' | 'limit' | 'line' | `${string}Id` ? number : string

/** True for the part of a path that is a number. */
export const isNumberInPath = (name: string): boolean => /^(id|page|limit|line|.+Id)$/.test(name)

/** Values of all parts of the path. */
export type PathParams<C extends Call> = {
  [Name in PathNames<PathOf<C>>[number]]: PathValue<Name>
}

type PathArgs<Names> = Names extends [infer Name, ...infer Rest] ? [PathValue<Name>, ...PathArgs<Rest>] : []

type GivenTo<C> = C extends { readonly isUpload: true }
  ? [file: ChosenFile, onProgress: OnProgress, signal?: CancelSignal]
  : C extends { readonly body: (...given: infer Given) => unknown }
    ? Given
    : C extends { readonly params: (...given: infer Given) => object }
      ? Given
      : C extends { readonly token: (...given: infer Given) => string }
        ? Given
        : []

type Args<C extends Call> = C extends { readonly params: unknown }
  ? GivenTo<C>
  : [...PathArgs<PathNames<PathOf<C>>>, ...GivenTo<C>]

type ValueOf<C> = C extends { readonly response: (received: never) => infer Value }
  ? Value
  : C extends { readonly saveAs: unknown }
    ? void
    : boolean

/** The response as the server sends it. */
export type ReceivedBy<C> = C extends { readonly response: (received: infer Received) => unknown }
  ? Received
  : boolean

/** The functions of a table; each rejects with a `ProblemError`. */
export type Port<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends infer C extends Call
    ? (
        ...given: Args<C>
      ) => C extends { readonly isCancellable: true } ? Pending<ValueOf<C>> : Promise<ValueOf<C>>
    : never
}

export type Ports<Features> = { readonly [Name in keyof Features]: Port<Features[Name]> }

/** The environment of a store that makes the calls of these features. */
export type EnvOf<Features> = BaseEnv & Ports<Features>
