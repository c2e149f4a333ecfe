import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { Duplicates } from './duplicates.contract.ts'
import type { MergeField, NotDuplicateReason, MergeChoice } from './merge.rules.ts'

export interface MergeSave {
  otherId: number
  version: number
  otherVersion: number
  take: Partial<Record<MergeField, MergeChoice>>
}

export interface Dismissal {
  otherId: number
  reason: NotDuplicateReason
  words: string
}

export const duplicatesCalls = {
  of: { call: 'GET /leads/:id/duplicates', response: typed<Duplicates> },
  merge: { call: 'POST /leads/:id/merge', body: typed<MergeSave> },
  unmerge: {
    call: 'POST /leads/:id/unmerge',
    body: (mergeId: number) => ({ mergeId }),
    response: typed<{ kept: string[] } | false>,
  },
  dismiss: { call: 'POST /leads/:id/not-duplicate', body: typed<Dismissal> },
  undismiss: { call: 'POST /leads/:id/not-duplicate/undo', body: (otherId: number) => ({ otherId }) },
} as const satisfies CallTable

export interface DuplicatesEnv extends EnvOf<{ duplicates: typeof duplicatesCalls }> {}
