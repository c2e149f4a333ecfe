import {
  DATED_LEAD_COLUMNS,
  ENQUIRY_COLUMNS,
  LEAD_COLUMN_LABELS,
  type LeadColumn,
} from '@latchkey/domain/leads/lead.columns'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { dateAndTimeOf } from '@latchkey/domain/leads/lead.dates'
import type { LeadSection } from '@latchkey/domain/leads/lead.enums'
import { leadName, propertyAddress } from '@latchkey/domain/leads/lead.names'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import { CopyText } from '../../data/CopyText/CopyText.tsx'
import type { DataColumn } from '../../data/DataTable/data-column.ts'
import { NameButton } from '../name-button.styles.ts'
import { LeadStatusLabel } from './LeadStatusLabel/LeadStatusLabel.tsx'

/** What the cells of a lead list do. */
export interface LeadColumnActions {
  dateFormatter: DateFormatter
  onOpen: (row: LeadRow) => void
  onCopied: () => void
}

type Look = Pick<DataColumn<LeadRow>, 'grow' | 'isTitle'> & {
  cell: (row: LeadRow) => React.ReactNode
}

/**
 * The least widths of the columns, in rem. With the menu of a row they add up to at most 58.875 rem: the three lists fit
 * beside the side menu at 1280 px without scrolling in their frame, and every status takes one line.
 */
const WIDTHS_REM: Readonly<Record<'plain' | 'dated', Readonly<Record<LeadColumn, number>>>> = {
  plain: {
    dateAndTime: 0,
    name: 7.25,
    email: 10.5,
    phone: 8.75,
    propertyAddress: 9.75,
    propertyName: 6.75,
    status: 12.25,
  },
  dated: {
    dateAndTime: 5.75,
    name: 6.25,
    email: 8.125,
    phone: 7.75,
    propertyAddress: 8.875,
    propertyName: 5.875,
    status: 13.5,
  },
}

/** The columns of the list of a section. Source: specification §2. */
export function leadColumns(
  section: LeadSection,
  actions: LeadColumnActions,
): DataColumn<LeadRow, LeadColumn>[] {
  const { dateFormatter, onOpen, onCopied } = actions
  const looks: Record<LeadColumn, Look> = {
    dateAndTime: { cell: (row) => dateFormatter.formatDateTime(dateAndTimeOf(row)), grow: 0.9 },
    name: {
      cell: (row) => (
        <NameButton type="button" onClick={() => onOpen(row)}>
          {leadName(row)}
        </NameButton>
      ),
      isTitle: true,
    },
    email: { cell: (row) => <CopyText value={row.email} onCopied={onCopied} />, grow: 1.3 },
    phone: { cell: (row) => row.phone, grow: 0.85 },
    propertyAddress: { cell: (row) => propertyAddress(row.property), grow: 2.3 },
    propertyName: { cell: (row) => row.property?.name ?? '', grow: 1.15 },
    status: {
      cell: (row) => <LeadStatusLabel status={row.status} />,
      grow: 0.9,
    },
  }
  const names = section === 'Enquiry' ? ENQUIRY_COLUMNS : DATED_LEAD_COLUMNS
  const widths = WIDTHS_REM[section === 'Enquiry' ? 'plain' : 'dated']
  return names.map((id) => ({
    id,
    header: LEAD_COLUMN_LABELS[id],
    isSortable: true,
    filter: { kind: id === 'phone' ? 'digits' : 'text' },
    widthRem: widths[id],
    ...looks[id],
  }))
}
