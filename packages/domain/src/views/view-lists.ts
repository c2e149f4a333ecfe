import { LEAD_LIST_CHOICES } from '../leads/lead-choices.ts'
import { LEAD_LIST_COLUMNS } from '../leads/lead.columns.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import { NO_CHOICES, type ChoiceRules } from '../platform/lists/choices.ts'
import { UNIT_COLUMNS } from '../properties/property.columns.ts'

/** Lists with saved views, as named in the addresses of their calls. */
export const VIEW_LISTS = ['enquiries', 'viewings', 'reservations', 'units'] as const

export type ViewList = (typeof VIEW_LISTS)[number]

/** Columns and choices of a list's views, and the permission that the list requires. */
export interface ViewListFacts {
  readonly columns: readonly string[]
  readonly choices: ChoiceRules
  readonly permission: Permission
}

export const VIEW_LIST_FACTS: Readonly<Record<ViewList, ViewListFacts>> = {
  enquiries: {
    columns: LEAD_LIST_COLUMNS.Enquiry,
    choices: LEAD_LIST_CHOICES.Enquiry,
    permission: 'enquiries-view',
  },
  viewings: {
    columns: LEAD_LIST_COLUMNS.Viewing,
    choices: LEAD_LIST_CHOICES.Viewing,
    permission: 'viewings-view',
  },
  reservations: {
    columns: LEAD_LIST_COLUMNS.Reservation,
    choices: LEAD_LIST_CHOICES.Reservation,
    permission: 'reservations-view',
  },
  units: { columns: UNIT_COLUMNS, choices: NO_CHOICES, permission: 'properties-view' },
}
