import type { Source } from '@latchkey/domain/integrations/sources/source.contract'
import { SOURCE_FORMAT_LABELS } from '@latchkey/domain/integrations/sources/source.enums'
import { endedText, lastReceivedText } from '@latchkey/domain/integrations/sources/source.messages'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'

/** The columns of the table of sources. */
export type SourceColumn = 'name' | 'format' | 'last' | 'week' | 'toComplete'

/** In order. */
export const sourceColumns = (dateFormatter: DateFormatter): readonly DataColumn<Source, SourceColumn>[] => [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name }) => name,
    render: ({ name, endedAt }) => (
      <>
        {name}
        {endedAt !== null && (
          <>
            {' '}
            <StatusLabel tone="neutral">{endedText(endedAt, dateFormatter)}</StatusLabel>
          </>
        )}
      </>
    ),
    meta: { widthRem: 10, grow: 2, isTitle: true },
  },
  {
    id: 'format',
    header: 'Format',
    accessorFn: ({ format }) => SOURCE_FORMAT_LABELS[format],
    meta: { widthRem: 9 },
  },
  {
    id: 'last',
    header: 'Last received',
    accessorFn: (source) => lastReceivedText(source, dateFormatter),
    meta: { widthRem: 9, isWhole: true },
  },
  {
    id: 'week',
    header: 'Received this week',
    accessorFn: ({ receivedThisWeek }) => receivedThisWeek,
    meta: { widthRem: 9, grow: 0, align: 'end' },
  },
  {
    id: 'toComplete',
    header: 'To complete',
    accessorFn: ({ toComplete }) => toComplete,
    meta: { widthRem: 7, grow: 0, align: 'end' },
  },
]
