import type { Method } from '@latchkey/domain/platform/calls'
import { newCreationKey } from '@latchkey/domain/platform/creation-key'
import { WRITE_ID_HEADER } from '@latchkey/domain/platform/events.contract'
import type { OwnWrites } from '@latchkey/domain/platform/env'
import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { importAgain } from '@latchkey/ui/loading/import-again.ts'
import { problemFrom, type FailedResponse } from './http-problem.ts'

const TIMEOUT_MS = 30_000

export interface HttpRequest {
  readonly method: Method
  /** With the query. */
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent without the token; a 401 never ends the session (rule S20). */
  readonly isPublic?: boolean | undefined
  /** Overrides the session's token, for a call that outlives the session. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** The transfer of a file. */
  readonly transfer?: Pick<AxiosRequestConfig, 'onUploadProgress' | 'responseType' | 'timeout'>
}

/** Every call rejects with a `ProblemError` and nothing else. */
export interface Http {
  readonly send: (request: HttpRequest) => Promise<Pick<AxiosResponse<unknown>, 'data' | 'headers'>>
  readonly ownWrites: OwnWrites
}

export interface HttpSettings {
  baseUrl: string
  /** The current token; null when signed out. */
  token: () => string | null
  /** Handles a 401 to a call of the session; true repeats the call with the then current token. */
  onUnauthenticated?: () => Promise<boolean>
  /** Handles a 403 that asks for a proof of identity; true repeats the call. */
  onUnproved?: () => Promise<boolean>
  /** Replaces the network in tests. */
  adapter?: AxiosRequestConfig['adapter']
}

/** Imported with the first call, to keep it out of the entry chunk. */
const importCreate = importAgain(() => import('axios'), 'create')

async function loadClient({ baseUrl, adapter }: HttpSettings): Promise<AxiosInstance> {
  const create = await importCreate()
  return create({
    baseURL: baseUrl,
    timeout: TIMEOUT_MS,
    // A page of a proxy or a sign-in page of a network is no response of the server, whatever its status.
    responseType: 'json',
    transitional: { silentJSONParsing: false },
    ...(adapter === undefined ? {} : { adapter }),
  })
}

/** The response in an error of axios; null when there was none. */
function responseIn(error: unknown): FailedResponse | null {
  const { response } = error as Partial<AxiosError>
  if (response === undefined) return null
  return {
    status: response.status,
    body: response.data,
    retryAfter: response.headers['retry-after'] as string | undefined,
    isProofRequired: response.headers[PROOF_HEADER] !== undefined,
  }
}

/** Independent of stores and screens: callers handle the problems. */
export function createHttp(settings: HttpSettings): Http {
  const { token, onUnauthenticated, onUnproved } = settings
  let client: Promise<AxiosInstance> | null = null
  let answered: string[] = []

  const clientHere = () => {
    client ??= loadClient(settings).catch((error: unknown) => {
      // The next call retries the import.
      client = null
      throw error
    })
    return client
  }

  async function send(request: HttpRequest): Promise<AxiosResponse<unknown>> {
    const { method, path: url, body: data, signal, transfer } = request
    const jwt = request.isPublic ? null : (request.token ?? token())
    const writeId = method === 'GET' || jwt === null ? null : newCreationKey()
    const headers = {
      ...request.headers,
      ...(jwt !== null && { Authorization: `Bearer ${jwt}` }),
      ...(writeId !== null && { [WRITE_ID_HEADER]: writeId }),
    }
    try {
      const axios = await clientHere()
      const response = await axios.request<unknown>({
        method,
        url,
        data,
        headers,
        ...(signal && { signal }),
        ...transfer,
      })
      if (writeId !== null) answered.push(writeId)
      return response
    } catch (error) {
      const problem = problemFrom(responseIn(error))
      // A late 401 to an earlier token does not concern the present session.
      const isOver = problem.kind === 'unauthenticated' && jwt !== null && jwt === token()
      if (isOver && (await onUnauthenticated?.()) === true) return send(request)
      if (problem.kind === 'unproved' && (await onUnproved?.()) === true) return send(request)
      throw new ProblemError(problem)
    }
  }

  return {
    send,
    ownWrites: {
      drain() {
        const taken = answered
        answered = []
        return taken
      },
    },
  }
}
