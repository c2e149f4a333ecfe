import type { LeadDifference } from '@latchkey/domain/leads/lead.differences'
import { ConflictDialog, type ConflictDialogProps } from '../../../overlays/ConflictDialog/ConflictDialog.tsx'

/** What the choice between two saves of a lead accepts. */
export interface LeadConflictDialogProps extends Omit<
  ConflictDialogProps,
  'noun' | 'disputed' | 'theirsOnly'
> {
  /** The fields that I edited and that stand otherwise now, each with both values. */
  disputed: readonly LeadDifference[]
  /** The fields that only they changed, from what I saw to what they saved; these stay in either case. */
  theirsOnly: readonly LeadDifference[]
}

/** Lays my edits of a lead beside what somebody else saved meanwhile. Source: decision L35. */
export function LeadConflictDialog(props: LeadConflictDialogProps) {
  return <ConflictDialog noun="lead" {...props} />
}
