import { typed, type CallTable } from '../platform/calls.ts'
import type { Events } from './event.contract.ts'

export const eventsCalls = {
  /** For programs that cannot be called; people cannot use it. */
  list: {
    call: 'GET /events',
    params: typed<{ after?: number; types?: string; limit?: number }>,
    response: typed<Events>,
  },
} as const satisfies CallTable
