import { ProblemError } from '@latchkey/domain/platform/problem'
import { problemFrom } from './http-problem.ts'
import type { HttpRequest } from './http.ts'
import { CALL_TIMEOUT_MS } from './timeouts.ts'

/**
 * Transport of the tenants' pages, whose calls are public and without files: uses fetch, to spare phones the size of
 * axios.
 */
export const createLightHttp =
  (baseUrl: string) =>
  async ({ method, path, body: given, headers }: HttpRequest): Promise<unknown> => {
    const isSending = method !== 'GET'
    const response = await respond(baseUrl + path, {
      method,
      headers: { ...(isSending && { 'content-type': 'application/json' }), ...headers },
      ...(isSending && { body: JSON.stringify(given ?? {}) }),
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return body
    const retryAfter = response.headers.get('retry-after') ?? undefined
    throw new ProblemError(problemFrom({ status: response.status, body, retryAfter }))
  }

async function respond(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  } catch {
    throw new ProblemError(problemFrom(null))
  }
}
