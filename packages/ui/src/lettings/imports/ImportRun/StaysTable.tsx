import type { Stay } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS, STAY_REASON_LABELS } from '@latchkey/domain/imports/import-labels'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { Card } from '../../../layout/Card/Card.tsx'
import { ListTable, type ListState } from '../../ListTable.tsx'

type StayColumn = 'name' | 'why'

const NOUN = { one: 'record', many: 'records' } as const
/** A project can stay beside its first unit. */
const idOf = ({ line, record }: Stay) => `${line} ${record.name}`

const COLUMNS: readonly DataColumn<Stay, StayColumn>[] = [
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ record }) => record.name,
    meta: { widthRem: 12, isTitle: true },
  },
  {
    id: 'why',
    header: 'Why',
    accessorFn: ({ reason }) => STAY_REASON_LABELS[reason],
    meta: { widthRem: 10, isWhole: true },
  },
]

/** The records that an undo left. */
export function StaysTable(list: ListState<Stay, never>) {
  return (
    <Card title={IMPORT_WORDS.stays}>
      <ListTable<Stay, StayColumn, never>
        {...list}
        label={IMPORT_WORDS.stays}
        noun={NOUN}
        columns={COLUMNS}
        rowId={idOf}
      />
    </Card>
  )
}
