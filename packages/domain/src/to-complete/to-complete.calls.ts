import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { creating } from '../platform/creation-key.ts'
import type { Lead } from '../leads/lead.contract.ts'
import type { NewLeadSave } from '../leads/new-lead-values.ts'
import type { ToComplete } from './to-complete.contract.ts'

export const toCompleteCalls = {
  /** Oldest first. */
  list: { call: 'GET /leads/to-complete', response: typed<ToComplete[]> },
  /** False for one that was dealt with already. */
  complete: {
    call: 'POST /leads/to-complete/:id',
    ...creating<Omit<NewLeadSave, 'version'>>(),
    response: typed<Lead | false>,
  },
  /** False for one that was dealt with already. */
  ignore: { call: 'POST /leads/to-complete/:id/ignore', body: (reason: string) => ({ reason }) },
} as const satisfies CallTable

export interface ToCompleteEnv extends EnvOf<{ toComplete: typeof toCompleteCalls }> {}
