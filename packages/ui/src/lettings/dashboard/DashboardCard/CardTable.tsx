import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { createColumnHelper, tableFeatures, useTable } from 'react-table'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { CARD_COLUMNS, type CardColumn } from '../dashboard-cards.ts'
import * as S from './CardTable.styles.ts'

interface CardTableProps {
  label: string
  columns: readonly CardColumn[]
  rows: readonly LeadRow[]
  dateFormatter: DateFormatter
  onEdit: (row: LeadRow) => void
}

const features = tableFeatures({})
const column = createColumnHelper<typeof features, LeadRow>()

/** The rows of a card: a few columns and a pencil; in a narrow card a row takes two lines. */
export function CardTable({ label, columns, rows, dateFormatter, onEdit }: CardTableProps) {
  const defs = useMemo(
    () =>
      column.columns(
        columns.map((id) => {
          const { label: header, textOf } = CARD_COLUMNS[id]
          return column.accessor((row) => textOf(row, dateFormatter), { id, header })
        }),
      ),
    [columns, dateFormatter],
  )
  const table = useTable({ features, columns: defs, data: rows, getRowId: ({ id }) => String(id) })
  return (
    <S.Frame>
      <S.Table aria-label={label}>
        <S.Head>
          <S.Row>
            {table.getFlatHeaders().map((header) => (
              <S.Heading key={header.id} data-column={header.id}>
                <table.FlexRender header={header} />
              </S.Heading>
            ))}
            <S.Heading data-column="edit">
              <VisuallyHidden>Edit</VisuallyHidden>
            </S.Heading>
          </S.Row>
        </S.Head>
        <S.Body>
          {table.getRowModel().rows.map((row) => (
            <S.Row key={row.id}>
              {row.getAllCells().map((cell) => (
                <S.Cell key={cell.id} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </S.Cell>
              ))}
              <S.Cell data-column="edit">
                <IconButton
                  label={`Edit ${leadName(row.original)}`}
                  icon={<Pencil aria-hidden />}
                  size="small"
                  onClick={() => onEdit(row.original)}
                />
              </S.Cell>
            </S.Row>
          ))}
        </S.Body>
      </S.Table>
    </S.Frame>
  )
}
