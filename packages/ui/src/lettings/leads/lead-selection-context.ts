import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { createContext } from 'react'

export interface LeadSelection {
  readonly ids: ReadonlySet<number>
  /** True if no more leads can be selected. */
  readonly isFull: boolean
  readonly onToggle: (row: LeadRow) => void
}

/** A context, so that a change re-renders only the checkboxes; null where leads cannot be selected. */
export const LeadSelectionContext = createContext<LeadSelection | null>(null)
