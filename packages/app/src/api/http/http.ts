import { PROOF_HEADER } from '@latchkey/domain/session/identity-proof'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { fileNameIn } from './file-name.ts'
import { problemFrom, type FailedAnswer } from './http-problem.ts'

/** In milliseconds. */
export const CALL_TIMEOUT_MS = 30_000

export interface CallOptions {
  /** Sent without the token; a 401 never ends the session (rule S20). */
  isPublic?: boolean
  /** Overrides the session's token, for a call that outlives the session. */
  token?: string
}

export interface UploadOptions {
  /** `share` is 0 to 1. */
  onProgress?: (share: number) => void
  /** Cancels the upload. */
  signal?: AbortSignal | undefined
}

export interface Download {
  content: Blob
  /** Name in the answer; null when missing. */
  name: string | null
}

/** In milliseconds: 10 MB at 300 kbit/s. */
export const FILE_TIMEOUT_MS = 300_000

/** Resolves to true when the call may be repeated. */
export type UnauthenticatedHandler = () => Promise<boolean>

/** Every call rejects with a `ProblemError` and nothing else. */
export interface Http {
  get<Answer>(path: string, options?: CallOptions): Promise<Answer>
  post<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  put<Answer>(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  delete<Answer>(path: string, options?: CallOptions): Promise<Answer>
  /** In the multipart field `upload`. */
  upload<Answer>(path: string, file: Blob, options?: UploadOptions): Promise<Answer>
  /** `signal` cancels the download. */
  download(path: string, body?: unknown, signal?: AbortSignal): Promise<Download>
  /** Handles a 401 to a call of the session; true repeats the call with the then current token. */
  setUnauthenticatedHandler(handler: UnauthenticatedHandler): void
  /** Handles a 403 that asks for a proof of identity; true repeats the call. */
  setUnprovedHandler(handler: () => Promise<boolean>): void
}

export interface HttpSettings {
  baseUrl: string
  /** The current token; null when signed out. */
  token: () => string | null
  /** Replaces the network in tests. */
  adapter?: AxiosRequestConfig['adapter']
}

/** Imports axios with the first call, to keep it out of the entry chunk. */
async function loadClient({ baseUrl, adapter }: HttpSettings): Promise<AxiosInstance> {
  const { create } = await import('axios')
  return create({ baseURL: baseUrl, timeout: CALL_TIMEOUT_MS, ...(adapter === undefined ? {} : { adapter }) })
}

/** The answer in an error of axios; null when there was none. */
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

/** Independent of stores and screens: callers handle the problems. */
export function createHttp(settings: HttpSettings): Http {
  const { token } = settings
  let client: Promise<AxiosInstance> | null = null
  let handleUnauthenticated: UnauthenticatedHandler | null = null
  let handleUnproved: (() => Promise<boolean>) | null = null

  const clientHere = () => {
    client ??= loadClient(settings).catch((error: unknown) => {
      // The next call retries the import.
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
      // A late 401 to an earlier token does not concern the present session.
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
