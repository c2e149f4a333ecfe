import { LEAD_LIST_CHOICES } from '../leads/lead.choices.ts'
import { LEAD_LIST_COLUMNS } from '../leads/lead.columns.ts'
import type { Permission } from '../permissions/permission.enums.ts'
import { NO_CHOICES, type ChoiceRules } from '../platform/lists/choices.ts'
import { UNIT_COLUMNS } from '../properties/property.columns.ts'

/** The lists that have views, by the name in the address of their calls. Source: decision A13. */
export const VIEW_LISTS = ['enquiries', 'viewings', 'reservations', 'units'] as const

/** The name of a list that has views. */
export type ViewList = (typeof VIEW_LISTS)[number]

/** What a view of a list can hold, and who may see the list. */
export interface ViewListFacts {
  readonly columns: readonly string[]
  readonly choices: ChoiceRules
  readonly permission: Permission
}

/** What a view of each list can hold, and who may see the list. */
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
