import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { createContext } from 'react'

/** The leads of a list that are selected. */
export interface LeadSelection {
  readonly ids: ReadonlySet<number>
  /** True while no more can be selected. */
  readonly isFull: boolean
  readonly onToggle: (row: LeadRow) => void
}

/** By context, so that a change renders the boxes alone; null while nobody selects. */
export const LeadSelectionContext = createContext<LeadSelection | null>(null)
