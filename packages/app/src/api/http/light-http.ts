import { ProblemError } from '@latchkey/domain/platform/problem'
import { problemFrom } from './http-problem.ts'
import { CALL_TIMEOUT_MS, type Http } from './http.ts'

export interface PublicHttp extends Pick<Http, 'get'> {
  post<Answer>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
}

/** Transport of the tenants' pages, which make public calls only: uses fetch, to spare phones the size of axios. */
export function createLightHttp(baseUrl: string): PublicHttp {
  async function call<Answer>(path: string, request: RequestInit): Promise<Answer> {
    const response = await answered(baseUrl + path, request)
    const body = await response.json().catch((): unknown => undefined)
    if (response.ok && body !== undefined) return body as Answer
    const retryAfter = response.headers.get('retry-after') ?? undefined
    throw new ProblemError(problemFrom({ status: response.status, body, retryAfter }))
  }

  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body ?? {}),
      }),
  }
}

async function answered(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  } catch {
    throw new ProblemError(problemFrom(null))
  }
}
