import type { BaseEnv } from '../platform/env.ts'
import type { Duplicates } from './duplicates.contract.ts'
import type { MergeField, NotDuplicateReason, Take } from './merge.rules.ts'

export interface MergeSave {
  otherId: number
  version: number
  otherVersion: number
  take: Partial<Record<MergeField, Take>>
}

export interface Dismissal {
  otherId: number
  reason: NotDuplicateReason
  words: string
}

export interface DuplicatesPort {
  of(leadId: number): Promise<Duplicates>
  merge(keptId: number, merge: MergeSave): Promise<boolean>
  unmerge(keptId: number, mergeId: number): Promise<{ kept: string[] } | false>
  dismiss(leadId: number, dismissal: Dismissal): Promise<boolean>
  undismiss(leadId: number, otherId: number): Promise<boolean>
}

export interface DuplicatesEnv extends BaseEnv {
  duplicates: DuplicatesPort
}
