import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { leadName } from '@latchkey/domain/leads/lead.names'
import type { DateFormatter } from '@latchkey/domain/platform/time'
import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { createColumnHelper, tableFeatures, useTable } from 'react-table'
import { useStableCallback } from '../../../behaviour/use-stable-callback.ts'
import { IconButton } from '../../../controls/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx'
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

function cardColumns(
  shown: readonly CardColumn[],
  dateFormatter: DateFormatter,
  onEdit: (row: LeadRow) => void,
) {
  return [
    ...shown.map((id) => {
      const { label, textOf } = CARD_COLUMNS[id]
      return column.accessor((row): unknown => textOf(row, dateFormatter), { id, header: label })
    }),
    column.display({
      id: 'edit',
      header: () => <VisuallyHidden>Edit</VisuallyHidden>,
      cell: ({ row }) => (
        <IconButton
          label={`Edit ${leadName(row.original)}`}
          icon={<Pencil aria-hidden />}
          size="small"
          onClick={() => onEdit(row.original)}
        />
      ),
    }),
  ]
}

/** The rows of a card: a few columns and a pencil; in a narrow card a row takes two lines. */
export function CardTable({ label, columns: shown, rows, dateFormatter, onEdit }: CardTableProps) {
  const edit = useStableCallback(onEdit)
  const columns = useMemo(() => cardColumns(shown, dateFormatter, edit), [shown, dateFormatter, edit])
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => String(id) })
  return (
    <S.Frame>
      <S.Table aria-label={label}>
        <S.Head>
          <S.Row>
            {table.getFlatHeaders().map((header) => (
              <S.Heading key={header.id} data-column={header.column.id}>
                <table.FlexRender header={header} />
              </S.Heading>
            ))}
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
            </S.Row>
          ))}
        </S.Body>
      </S.Table>
    </S.Frame>
  )
}
