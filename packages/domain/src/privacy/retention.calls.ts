import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import { pageQuery } from '../platform/lists/list-query.ts'
import type { Page } from '../platform/lists/page.ts'
import type { AnonymiseReport, DueLead } from './retention/retention.contract.ts'
import { ANONYMISE_WORD } from './retention/retention.limits.ts'
import type { KeepingDraft } from './retention/retention.suite.ts'

export const retentionCalls = {
  list: { call: 'GET /privacy/review/:page/:limit', params: pageQuery, response: typed<Page<DueLead>> },
  keep: {
    call: 'POST /privacy/keep',
    body: (ids: readonly number[], keeping: KeepingDraft) => ({ ids, ...keeping }),
  },
  anonymise: {
    call: 'POST /privacy/anonymise',
    body: (ids: readonly number[]) => ({ ids, confirm: ANONYMISE_WORD }),
    response: typed<AnonymiseReport>,
  },
} as const satisfies CallTable

export interface RetentionEnv extends EnvOf<{ retention: typeof retentionCalls }> {}
