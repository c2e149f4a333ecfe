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
import type { Clock } from '@latchkey/domain/platform/time'
import { CopyText } from '../../data/CopyText/CopyText.tsx'
import type { DataColumn } from '../../data/DataTable/data-column.ts'
import { LeadStatusLabel } from './LeadStatusLabel/LeadStatusLabel.tsx'
import * as S from './LeadsTable/LeadsTable.styles.ts'

/** What the cells of a lead list do. */
export interface LeadColumnActions {
  clock: Clock
  onOpen: (row: LeadRow) => void
  onCopied: () => void
}

type Look = Pick<DataColumn<LeadRow>, 'widthRem' | 'grow' | 'isTitle'> & {
  cell: (row: LeadRow) => React.ReactNode
}

/** Wide enough for the longest status in one line where the other columns leave room for that at 1280 px. */
const STATUS_REM: Readonly<Record<LeadSection, number>> = { Enquiry: 12.25, Viewing: 9, Reservation: 9 }

/** The columns of the list of a section. Source: specification §2. */
export function leadColumns(
  section: LeadSection,
  actions: LeadColumnActions,
): DataColumn<LeadRow, LeadColumn>[] {
  const { clock, onOpen, onCopied } = actions
  const looks: Record<LeadColumn, Look> = {
    dateAndTime: { cell: (row) => clock.formatDateTime(dateAndTimeOf(row)), widthRem: 6.25, grow: 0.6 },
    name: {
      cell: (row) => (
        <S.NameButton type="button" onClick={() => onOpen(row)}>
          {leadName(row)}
        </S.NameButton>
      ),
      widthRem: 7.25,
      isTitle: true,
    },
    email: { cell: (row) => <CopyText value={row.email} onCopied={onCopied} />, widthRem: 10.5, grow: 1.4 },
    phone: { cell: (row) => row.phone, widthRem: 8.75, grow: 0 },
    propertyAddress: { cell: (row) => propertyAddress(row.property), widthRem: 9.75, grow: 1.9 },
    propertyName: { cell: (row) => row.property?.name ?? '', widthRem: 6.75, grow: 1.2 },
    status: {
      cell: (row) => <LeadStatusLabel status={row.status} />,
      widthRem: STATUS_REM[section],
      grow: 0.9,
    },
  }
  const names = section === 'Enquiry' ? ENQUIRY_COLUMNS : DATED_LEAD_COLUMNS
  return names.map((id) => ({
    id,
    header: LEAD_COLUMN_LABELS[id],
    isSortable: true,
    filter: { kind: id === 'phone' ? 'digits' : 'text' },
    ...looks[id],
  }))
}
