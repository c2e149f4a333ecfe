import { LEAD_COLUMNS, type LeadColumnFacts } from '@latchkey/domain/leads/lead.columns'
import { propertyAddress } from '@latchkey/domain/leads/lead-names'
import { LEAD_STATUS, LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import { LEAD_LABELS } from '@latchkey/domain/leads/lead.fields'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { Noun } from '../../data/noun.ts'

export const CARD_COLUMNS = {
  viewingDate: {
    label: LEAD_LABELS.viewingDate,
    textOf: ({ viewingDate }, dateFormatter) => dateFormatter.formatDateTime(viewingDate),
  },
  name: LEAD_COLUMNS.name,
  propertyAddress: {
    label: LEAD_COLUMNS.propertyAddress.label,
    // The card has no column for the home's name.
    textOf: ({ property }) => propertyAddress(property) || property?.name || DASH,
  },
} satisfies Readonly<Record<string, LeadColumnFacts>>

export type CardColumn = keyof typeof CARD_COLUMNS

export interface CardKind {
  title: string
  noun: Noun
  /** Shown when there are no rows, in a few words. */
  emptyTitle: string
  columns: readonly CardColumn[]
}

export const DASHBOARD_CARDS = {
  viewingScheduled: {
    title: LEAD_STATUS_LABELS[LEAD_STATUS.ViewingScheduled],
    noun: { one: 'viewing', many: 'viewings' },
    emptyTitle: 'No viewings scheduled',
    columns: ['viewingDate', 'name', 'propertyAddress'],
  },
  awaitingFeedback: {
    title: LEAD_STATUS_LABELS[LEAD_STATUS.AwaitingFeedback],
    noun: { one: 'enquiry', many: 'enquiries' },
    emptyTitle: 'Every enquiry has had an answer',
    columns: ['name', 'propertyAddress'],
  },
} satisfies Record<string, CardKind>

export type DashboardCardKind = keyof typeof DASHBOARD_CARDS
