import type { BaseEnv } from '../platform/env.ts'
import type { Duplicates } from './duplicates.contract.ts'
import type { MergeField, NotDuplicateReason, Take } from './merge.rules.ts'

/** A merge as it is sent: the lead to put away, the versions that were compared, and what is taken of it. */
export interface MergeSave {
  otherId: number
  version: number
  otherVersion: number
  take: Partial<Record<MergeField, Take>>
}

/** Why two leads are no duplicates, as it is sent. */
export interface Dismissal {
  otherId: number
  reason: NotDuplicateReason
  words: string
}

/** The API calls about leads of one person. Every call rejects with a `ProblemError`. */
export interface DuplicatesPort {
  of(leadId: number): Promise<Duplicates>
  merge(keptId: number, merge: MergeSave): Promise<boolean>
  unmerge(keptId: number, mergeId: number): Promise<{ kept: string[] } | false>
  dismiss(leadId: number, dismissal: Dismissal): Promise<boolean>
  undismiss(leadId: number, otherId: number): Promise<boolean>
}

/** The environment with these calls. */
export interface DuplicatesEnv extends BaseEnv {
  duplicates: DuplicatesPort
}
