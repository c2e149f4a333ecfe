import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { fileNameIn } from './file-name.ts'
import { problemFrom, type FailedAnswer } from './http-problem.ts'

/** How long an answer may take, in milliseconds, before the call counts as unanswered. */
export const CALL_TIMEOUT_MS = 30_000

/** The options of a call. */
export interface CallOptions {
  /** Sent without the session, and a 401 to it never ends the session. Source: decision S20. */
  isPublic?: boolean
  /** Sent instead of the token of the session, for a call that outlives it. */
  token?: string
}

/** What the sending of a file may ask for. */
export interface UploadOptions {
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Gives it up. */
  signal?: AbortSignal | undefined
}

/** A file that was answered. */
export interface Download {
  content: Blob
  /** As the answer calls it; null when it does not say. */
  name: string | null
}

/** How long a file may be on its way, in milliseconds: 10 MB over a line of 300 kbit/s. */
export const FILE_TIMEOUT_MS = 300_000

/** Decides over a call whose session is over. */
export type UnauthenticatedHandler = () => Promise<boolean>

/** The calls to the API; each rejects with a `ProblemError` and with nothing else. */
export interface Http {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>
  post<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  put<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete<Answer>(path: string, options?: CallOptions): Promise<Answer>
  /** Sends one file, as the field `upload` of a form. Source: specification §7. */
  upload<Answer>(path: string, file: Blob, options?: UploadOptions): Promise<Answer>
  /** Asks for a file; `signal` gives it up. */
  download(path: string, body?: unknown, signal?: AbortSignal): Promise<Download>
  /** Sets what handles a 401 to a call of the session; true sends the call again, with the token of that moment. */
  setUnauthenticatedHandler(handler: UnauthenticatedHandler): void
  /** Sets what handles a call that asks for a proof of who calls; true sends the call again. */
  setUnprovedHandler(handler: () => Promise<boolean>): void
}

/** What the transport is built from. */
export interface HttpSettings {
  baseUrl: string
  /** The token of the session at this moment, or null when signed out. */
  token: () => string | null
  /** Stands in for the network in tests. */
  adapter?: AxiosRequestConfig['adapter']
}

/** The client comes with the first call: a page shows before it needs to ask anything. */
async function loadClient({ baseUrl, adapter }: HttpSettings): Promise<AxiosInstance> {
  const { create } = await import('axios')
  return create({ baseURL: baseUrl, timeout: CALL_TIMEOUT_MS, ...(adapter === undefined ? {} : { adapter }) })
}

/** What is left of a failed call in whatever the client threw; null when no answer came. */
function answerIn(error: unknown): FailedAnswer | null {
  const { response } = error as Partial<AxiosError>
  if (response === undefined) return null
  return {
    status: response.status,
    body: response.data,
    retryAfter: response.headers['retry-after'] as string | undefined,
    isProofAsked: response.headers[PROOF_HEADER] !== undefined,
  }
}

/** Builds the one transport of the app. It knows neither screen nor store: failures are named, and whoever called acts on them. */
export function createHttp(settings: HttpSettings): Http {
  const { token } = settings
  let client: Promise<AxiosInstance> | null = null
  let handleUnauthenticated: UnauthenticatedHandler | null = null
  let handleUnproved: (() => Promise<boolean>) | null = null

  const clientHere = () => {
    client ??= loadClient(settings).catch((error: unknown) => {
      // The next call fetches it again.
      client = null
      throw error
    })
    return client
  }

  async function answerTo<Answer>(
    config: AxiosRequestConfig,
    { isPublic = false, token: ownToken }: CallOptions = {},
  ): Promise<AxiosResponse<Answer>> {
    const jwt = isPublic ? null : (ownToken ?? token())
    try {
      const headers = jwt === null ? {} : { Authorization: `Bearer ${jwt}` }
      return await (await clientHere()).request<Answer>({ ...config, headers })
    } catch (error) {
      const problem = problemFrom(answerIn(error))
      // A late 401 to the token of an earlier session says nothing of the present one.
      const isOver = problem.kind === 'unauthenticated' && jwt !== null && jwt === token()
      if (isOver && (await handleUnauthenticated?.()) === true) return answerTo(config, { isPublic })
      if (problem.kind === 'unproved' && (await handleUnproved?.()) === true) return answerTo(config)
      throw new ProblemError(problem)
    }
  }

  const call = async <Answer>(config: AxiosRequestConfig, options?: CallOptions): Promise<Answer> =>
    (await answerTo<Answer>(config, options)).data

  return {
    get: (path, options) => call({ method: 'get', url: path }, options),
    post: (path, body, options) => call({ method: 'post', url: path, data: body }, options),
    put: (path, body, options) => call({ method: 'put', url: path, data: body }, options),
    delete: (path, options) => call({ method: 'delete', url: path }, options),
    upload: (path, file, { onProgress, signal } = {}) => {
      const data = new FormData()
      data.append('upload', file)
      return call({
        method: 'post',
        url: path,
        data,
        timeout: FILE_TIMEOUT_MS,
        ...(signal === undefined ? {} : { signal }),
        onUploadProgress: ({ loaded, total }) => {
          if (total !== undefined && total > 0) onProgress?.(loaded / total)
        },
      })
    },
    async download(path, body, signal) {
      const config = {
        method: 'post',
        url: path,
        data: body,
        responseType: 'blob',
        timeout: FILE_TIMEOUT_MS,
        ...(signal === undefined ? {} : { signal }),
      } as const
      const { data, headers } = await answerTo<Blob>(config)
      return { content: data, name: fileNameIn(String(headers['content-disposition'] ?? '')) }
    },
    setUnauthenticatedHandler(handler) {
      handleUnauthenticated = handler
    },
    setUnprovedHandler(handler) {
      handleUnproved = handler
    },
  }
}
