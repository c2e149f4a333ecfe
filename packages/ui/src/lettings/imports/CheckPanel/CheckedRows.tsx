import type { ImportRow } from '@latchkey/domain/imports/import.contract'
import type { ImportOutcome } from '@latchkey/domain/imports/import.enums'
import { outcomeLabel } from '@latchkey/domain/imports/import-labels'
import { rowTitle, whyLines } from '@latchkey/domain/imports/import-steps.messages'
import { useMemo } from 'react'
import type { DataColumn } from '../../../data/DataTable/columns/data-column.ts'
import { StatusLabel } from '../../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../../data/tone.ts'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { ListTable, type ListState } from '../../ListTable.tsx'
import { NameLink } from '../../NameLink.tsx'
import * as S from './CheckPanel.styles.ts'

export interface CheckedRowsProps {
  list: ListState<ImportRow, never>
  /** The label of a field. Keep it stable between renders. */
  labelOf: (field: string) => string
  rowPath: (row: ImportRow) => string
  onRow: (row: ImportRow) => void
}

type RowColumn = 'line' | 'name' | 'outcome' | 'why'

const OUTCOME_TONES: Readonly<Record<ImportOutcome, Tone>> = {
  create: 'green',
  update: 'blue',
  same: 'neutral',
  'left-out': 'neutral',
  problem: 'red',
}

const NOUN = { one: 'row', many: 'rows' } as const
const idOf = ({ line }: ImportRow) => String(line)

const columnsOf = ({
  labelOf,
  rowPath,
  onRow,
}: Omit<CheckedRowsProps, 'list'>): readonly DataColumn<ImportRow, RowColumn>[] => [
  { id: 'line', header: 'Row', accessorFn: ({ line }) => line, meta: { widthRem: 4.5, grow: 0 } },
  {
    id: 'name',
    header: 'Name',
    accessorFn: ({ name, line }) => name || rowTitle(line),
    render: (row) => (
      <NameLink href={rowPath(row)} isButton onOpen={() => onRow(row)}>
        {row.name || rowTitle(row.line)}
      </NameLink>
    ),
    meta: { widthRem: 10, isTitle: true },
  },
  {
    id: 'outcome',
    header: 'What becomes of it',
    accessorFn: outcomeLabel,
    render: (row) => (
      // As high as its text beside a label of two lines.
      <div>
        <StatusLabel tone={OUTCOME_TONES[row.outcome]}>{outcomeLabel(row)}</StatusLabel>
      </div>
    ),
    meta: { widthRem: 9, grow: 0, isWhole: true },
  },
  {
    id: 'why',
    header: 'Why',
    accessorFn: (row) =>
      whyLines(row, labelOf)
        .map(({ text }) => text)
        .join(' '),
    render: (row) => {
      const lines = whyLines(row, labelOf)
      return lines.length === 0 ? null : (
        <S.Why>
          {lines.map(({ text, isProblem }, index) => (
            <li key={index} data-problem={isProblem || undefined}>
              {text}
            </li>
          ))}
        </S.Why>
      )
    },
    meta: { widthRem: 14, grow: 2.5, isWhole: true },
  },
]

/** The rows of a file with what becomes of each. */
export function CheckedRows({ list, labelOf, rowPath, onRow }: CheckedRowsProps) {
  const open = useStableCallback(onRow)
  const columns = useMemo(() => columnsOf({ labelOf, rowPath, onRow: open }), [labelOf, rowPath, open])
  return (
    <ListTable<ImportRow, RowColumn, never>
      {...list}
      label="Rows"
      noun={NOUN}
      columns={columns}
      rowId={idOf}
    />
  )
}
