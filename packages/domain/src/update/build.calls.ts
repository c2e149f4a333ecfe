import type { CallTable, Port } from '../platform/calls.ts'

/** The answer may come from something other than the server, such as a proxy. */
function buildIn(answer: unknown): string | null {
  const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null
  return typeof build === 'string' ? build : null
}

export const buildCalls = {
  /** Null when the server does not know; rejects when the server cannot be reached. */
  fetchServed: { call: 'GET /version', answer: buildIn, isPublic: true },
} as const satisfies CallTable

export interface BuildEnv {
  /** The build being served and the running one, which is empty in development (rule G18). */
  readonly build: Port<typeof buildCalls> & { readonly own: string }
}
