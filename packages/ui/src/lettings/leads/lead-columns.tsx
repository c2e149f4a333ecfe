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

type Look = Pick<DataColumn<LeadRow>, 'width' | 'isTitle'> & { cell: (row: LeadRow) => React.ReactNode }

/** The columns of the list of a section. Source: specification §2. */
export function leadColumns(
  section: LeadSection,
  actions: LeadColumnActions,
): DataColumn<LeadRow, LeadColumn>[] {
  const { clock, onOpen, onCopied } = actions
  const looks: Record<LeadColumn, Look> = {
    dateAndTime: { cell: (row) => clock.formatDateTime(dateAndTimeOf(row)), width: '7rem' },
    name: {
      cell: (row) => (
        <S.NameButton type="button" onClick={() => onOpen(row)}>
          {leadName(row)}
        </S.NameButton>
      ),
      isTitle: true,
    },
    email: { cell: (row) => <CopyText value={row.email} onCopied={onCopied} />, width: '19%' },
    phone: { cell: (row) => row.phone, width: '9.5rem' },
    propertyAddress: { cell: (row) => propertyAddress(row.property), width: '21%' },
    propertyName: { cell: (row) => row.property?.name ?? '' },
    status: { cell: (row) => <LeadStatusLabel status={row.status} />, width: '10.5rem' },
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
