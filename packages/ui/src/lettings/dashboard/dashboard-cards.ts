import { LEAD_COLUMN_LABELS } from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { LEAD_STATUS, LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead.enums'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.labels'
import { leadName, propertyAddress } from '@latchkey/domain/leads/lead.names'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import type { Noun } from '../../data/noun.ts'

/** One column of a card. */
export interface CardColumn {
  id: 'viewingDate' | 'name' | 'propertyAddress'
  header: string
  text: (row: LeadRow, dateFormatter: DateFormatter) => string
}

/** One of the two lists of the dashboard. */
export interface CardKind {
  title: string
  noun: Noun
  /** Shown when there are no rows, in a few words. */
  emptyTitle: string
  columns: readonly CardColumn[]
}

const viewingDate: CardColumn = {
  id: 'viewingDate',
  header: LEAD_LABELS.viewingDate,
  text: (row, dateFormatter) => dateFormatter.formatDateTime(row.viewingDate),
}
const name: CardColumn = { id: 'name', header: LEAD_COLUMN_LABELS.name, text: leadName }
const address: CardColumn = {
  id: 'propertyAddress',
  header: LEAD_COLUMN_LABELS.propertyAddress,
  text: (row) => propertyAddress(row.property),
}

/** The lists of the dashboard by status. Source: specification §2 "Dashboard", decisions C2 and C3. */
export const DASHBOARD_CARDS = {
  viewingScheduled: {
    title: LEAD_STATUS_LABELS[LEAD_STATUS.ViewingScheduled],
    noun: { one: 'viewing', many: 'viewings' },
    emptyTitle: 'No viewings scheduled',
    columns: [viewingDate, name, address],
  },
  awaitingFeedback: {
    title: LEAD_STATUS_LABELS[LEAD_STATUS.AwaitingFeedback],
    noun: { one: 'enquiry', many: 'enquiries' },
    emptyTitle: 'Every enquiry has had an answer',
    columns: [name, address],
  },
} satisfies Record<string, CardKind>

/** The name of a list of the dashboard. */
export type DashboardCardKind = keyof typeof DASHBOARD_CARDS
