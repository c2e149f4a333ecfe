import { badgeToneOf, LEAD_STATUS_LABELS } from '@latchkey/domain/leads/lead-status'
import { DASH } from '@latchkey/domain/platform/values/labels'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DueLead } from '@latchkey/domain/privacy/retention/retention.contract'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'

/** The columns of the leads that are due for review. */
export type RetentionColumn = 'name' | 'status' | 'touchedAt' | 'deletedAt'

/** In order, with days as the formatter writes them. */
export const retentionColumns = (
  dateFormatter: DateFormatter,
): readonly DataColumn<DueLead, RetentionColumn>[] => [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    meta: { widthRem: 12, grow: 2, isTitle: true },
  },
  {
    id: 'status',
    header: 'Status',
    accessorFn: ({ status }) => status,
    render: (lead) => (
      <StatusLabel tone={badgeToneOf(lead.status)}>{LEAD_STATUS_LABELS[lead.status]}</StatusLabel>
    ),
    meta: { widthRem: 13, isWhole: true },
  },
  {
    id: 'touchedAt',
    header: 'Last touched',
    accessorFn: ({ touchedAt }) => dateFormatter.formatDate(touchedAt),
    meta: { widthRem: 8 },
  },
  {
    id: 'deletedAt',
    header: 'Deleted',
    accessorFn: ({ deletedAt }) => (deletedAt === null ? DASH : dateFormatter.formatDate(deletedAt)),
    meta: { widthRem: 8 },
  },
]
