import {
  isNumberInPath,
  type Call,
  type PathNames,
  type PathOf,
  type PathParams,
  type ReceivedBy,
} from '@latchkey/domain/platform/calls'
import type { BodySchema } from '@latchkey/domain/platform/validation/request-body'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { Type, type Static, type TObject, type TSchema } from 'typebox'
import type { KeyScope } from '@latchkey/domain/integrations/keys/key-areas'
import type { Actor, Caller } from './actor.ts'
import { requiredCaller } from './access-plugin.ts'
import type { Access, SignedInAccess } from './access.ts'
import { UploadBody } from './uploads.ts'
import { IdParams, PageParams } from './validation.ts'

type Awaitable<Value> = Value | Promise<Value>

/** A type that no schema has; its name says what is wrong. */
interface Mismatch<Reason extends string> {
  readonly mismatch: Reason
}

type AccessTo<C extends Call> = C extends { readonly isPublic: true }
  ? { readonly access: 'public' }
  : { readonly access: SignedInAccess }

type SentBy<C extends Call> = C extends { readonly body: (...given: never[]) => infer Sent }
  ? Exclude<Sent, undefined>
  : never

/** The accepted body: each field is optional, and lists may be read-only. */
type Sendable<Fields> = Fields extends number
  ? number
  : Fields extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : Fields extends object
      ? { readonly [Name in keyof Fields]?: Sendable<Fields[Name]> | undefined }
      : Fields

/** Every field that is sent is known, with its type. */
type Accepts<Schema, Sent> =
  Schema extends BodySchema<unknown, infer Fields>
    ? [Exclude<Sent extends unknown ? keyof Sent : never, keyof Fields>] extends [never]
      ? [Sent] extends [Sendable<Fields>]
        ? unknown
        : Mismatch<'the body has other types'>
      : Mismatch<'the body has unknown fields'>
    : never

type BodyOf<C extends Call, Body extends TSchema> = C extends { readonly body: unknown }
  ? { readonly body: Body & Accepts<Body, SentBy<C>> }
  : { readonly body?: undefined }

type ResponseOf<C extends Call, Response extends TSchema> = C extends { readonly saveAs: unknown }
  ? { readonly response?: undefined }
  : C extends { readonly response: unknown }
    ? {
        readonly response: Response &
          (Static<Response> extends ReceivedBy<C> ? unknown : Mismatch<'the response'>)
      }
    : { readonly response?: undefined }

type GivenParams<C extends Call> = C extends { readonly params: (...given: never[]) => infer Params }
  ? keyof Params
  : never

/** A call whose `params` omits a part of the path cannot be served. */
type WithPath<C extends Call> = C extends { readonly params: unknown }
  ? PathNames<PathOf<C>>[number] extends GivenParams<C>
    ? C
    : Mismatch<'params omits a part of the path'>
  : C

type QueryOf<C extends Call, Query extends TSchema> = {
  readonly query?: Query &
    (Query extends BodySchema<unknown, infer Fields>
      ? [Exclude<GivenParams<C>, PathNames<PathOf<C>>[number] | keyof Fields>] extends [never]
        ? unknown
        : Mismatch<'the query has unknown fields'>
      : unknown)
  /** Replaces the schema of the path, whose ids must be possible. */
  readonly params?: TObject<Record<PathNames<PathOf<C>>[number], TSchema>>
}

interface Options extends Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preParsing'> {
  readonly isProofRequired?: boolean
  /** `YYYY-MM-DD`, of a call that must end. */
  readonly deprecatedOn?: string
  /** Schemas of the responses with another status than 200. */
  readonly errors?: Readonly<Record<number, TSchema>>
  readonly summary?: string
  readonly description?: string
}

interface Incoming<C extends Call, Body extends TSchema, Query extends TSchema> {
  readonly params: PathParams<C>
  readonly query: Static<Query>
  readonly body: Static<Body>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A public call has no actor; that of a call open to keys may be a program. */
type WithActor<C extends Call, Scope extends KeyScope> = C extends { readonly isPublic: true }
  ? unknown
  : { readonly actor: [Scope] extends [never] ? Actor : Caller }

interface OpenToKeys<Scope extends KeyScope> {
  /** Areas that open the call to API keys, any of which suffices; closed to keys without. */
  readonly keys?: readonly Scope[]
  /** The response to a program, in place of `response`. */
  readonly keysResponse?: TSchema
}

type Returned<C extends Call, Response extends TSchema> = C extends { readonly saveAs: unknown }
  ? FastifyReply
  : C extends { readonly response: unknown }
    ? Static<Response>
    : boolean

const Done = Type.Boolean()

/** Serves a call of a table; its path, types and session must fit the schemas and the access. */
export function serve<
  const C extends Call,
  Body extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Response extends TSchema = TSchema,
  const Scope extends KeyScope = never,
>(
  app: FastifyInstance,
  call: C & WithPath<C>,
  options: Options &
    AccessTo<C> &
    OpenToKeys<Scope> &
    BodyOf<C, Body> &
    ResponseOf<C, Response> &
    QueryOf<C, Query>,
  handler: (given: Incoming<C, Body, Query> & WithActor<C, Scope>) => Awaitable<Returned<C, Response>>,
): void {
  const {
    access,
    keys,
    keysResponse,
    isProofRequired,
    deprecatedOn,
    params,
    query,
    body,
    response,
    errors,
    summary,
    description,
    ...rest
  } = options as Options & {
    access: Access
    keys?: readonly KeyScope[]
    keysResponse?: TSchema
    params?: TObject
    body?: TSchema
    query?: TSchema
    response?: TSchema
  }
  const [method = '', url = ''] = call.call.split(' ')
  const names = url.match(/(?<=:)\w+/g) ?? []
  const success = response && keysResponse ? Type.Union([response, keysResponse]) : (response ?? Done)
  app.route({
    ...rest,
    method,
    url,
    config: {
      access,
      ...(keys && { keys }),
      ...(keysResponse && { keysResponse }),
      ...(isProofRequired && { isProofRequired }),
      ...(deprecatedOn !== undefined && { deprecatedOn }),
    },
    schema: {
      ...(summary && { summary }),
      ...(description && { description }),
      ...(names.length > 0 && { params: params ?? paramsOf(names) }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(call.isUpload && { consumes: ['multipart/form-data'], body: UploadBody }),
      response: { ...(!call.saveAs && { 200: success }), ...errors },
    },
    handler: (request, reply) => {
      const incoming = { params: request.params, query: request.query, body: request.body, request, reply }
      const actor = access === 'public' ? {} : { actor: requiredCaller(request) }
      return handler({ ...incoming, ...actor } as never)
    },
  })
}

function paramsOf(names: readonly string[]): TObject {
  return Type.Object(
    Object.fromEntries(names.map((name) => [name, isNumberInPath(name) ? numberOf(name) : Type.String()])),
  )
}

const numberOf = (name: string) =>
  name === 'page' || name === 'limit' ? PageParams.properties[name] : IdParams.properties.id

/** A call for one value of a part of its path, for access by that value. */
export function at<const C extends Call, Name extends string>(
  call: C,
  name: Name & PathNames<PathOf<C>>[number],
  value: string,
) {
  return { ...call, call: call.call.replace(`:${name}`, value) } as unknown as Omit<C, 'call'> & {
    call: C['call'] extends `${infer Start}:${Name}${infer End}` ? `${Start}${string}${End}` : never
  }
}
