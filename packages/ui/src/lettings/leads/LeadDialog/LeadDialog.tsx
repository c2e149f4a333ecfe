import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { LeadSection } from '@latchkey/domain/leads/lead.enums'
import type { LeadClash, LeadHolder } from '@latchkey/domain/leads/lead.outcome'
import type { LeadSave } from '@latchkey/domain/leads/leads.port'
import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import type { Clock } from '@latchkey/domain/platform/time'
import type { UserOption } from '@latchkey/domain/users/user.contract'
import { useState, type ReactNode } from 'react'
import { OpenedLead } from './OpenedLead.tsx'

/** What the dialog is about: a saved lead, a new one, or one that is not there (yet). */
export type LeadDialogSubject =
  | { kind: 'saved'; lead: Lead }
  | { kind: 'new' }
  /** Being read; its section, where the opener knows it, already gives the title. */
  | { kind: 'loading'; section?: LeadSection }
  | { kind: 'failed' }
  /** Deleted, or never there. */
  | { kind: 'missing' }
  /** Of a section that this person may not open. Source: decision L2. */
  | { kind: 'forbidden' }

/** Why the last save did not go through, in terms that the person decides over. */
export type LeadObstacle =
  /** Give the lead as it is saved now as the subject as well. */
  | { kind: 'conflict'; changedBy: string | null; theirs: Lead }
  | { kind: 'clash'; clash: LeadClash }
  | { kind: 'held'; heldBy: LeadHolder }

/** What the dialog of a lead accepts. */
export interface LeadDialogProps {
  isOpen: boolean
  subject: LeadDialogSubject
  clock: Clock
  /** Who can be chosen as agent; the agent of the lead is added where missing. Source: decision U16. */
  agents: readonly UserOption[]
  /** True while a save or another act on the lead is under way. */
  isBusy?: boolean
  /** What the server refused in the last save; keep it one and the same value until the next. */
  serverErrors?: ErrorsByField
  obstacle?: LeadObstacle | null
  /** The draft, with the version that the edits began with; with `override` after a clash was confirmed. */
  onSave: (save: LeadSave) => void
  /** A save was tried, and the form itself found errors. Source: specification §5. */
  onInvalid: () => void
  /** The person closed the question that the obstacle raised, or took the other lead instead. */
  onObstacleClose: () => void
  /** The dialog is to close; unsaved edits were given up already. */
  onClose: () => void
  /** Finds where focus goes when what opened the lead is no longer on the page. */
  findOpener?: () => HTMLElement | null
  /** Whether there are unsaved edits; before `onClose` always false. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Reads the lead again after a failure. */
  onRetry?: () => void
  onCopied: () => void
  /** Each of these has its button only when it is given, and only in the status it belongs to; both are asked about first. Source: decision L14. */
  onVerify?: () => void
  onDecline?: () => void
  /** Sends the questionnaire again; offered while the tenant is awaited. Source: decision P1. */
  onSendQuestionnaire?: () => void
  /** Shows what happened to a saved lead; the button is there only when this is given. */
  onHistory?: () => void
  /** What lies over the dialog, such as the history. */
  over?: ReactNode
}

/** Everything about one lead, to read and to change. */
export function LeadDialog(props: LeadDialogProps) {
  const { isOpen } = props
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  // Each opening starts afresh: edits that were given up must not wait in a closed dialog.
  return <OpenedLead key={opening.count} {...props} />
}
