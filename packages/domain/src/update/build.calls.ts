import type { CallTable, Port } from '../platform/calls.ts'

/** The response may come from something other than the server, such as a proxy. */
function buildIn(response: unknown): string | null {
  const build =
    typeof response === 'object' && response !== null && 'build' in response ? response.build : null
  return typeof build === 'string' ? build : null
}

export const buildCalls = {
  /** Null when the server does not know; rejects when the server cannot be reached. */
  fetchServed: { call: 'GET /version', response: buildIn, isPublic: true },
} as const satisfies CallTable

export interface BuildEnv {
  /** The build being served and the running one, which is empty in development. */
  readonly build: Port<typeof buildCalls> & { readonly own: string }
}
