import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'
import { ROW } from '@latchkey/domain/sheets/sheet-rows'
import { createColumnHelper, tableFeatures, useTable } from 'react-table'
import * as S from './UnitsUploadPanel.styles.ts'

export interface SheetFailuresProps {
  failures: readonly SheetFailure[]
}

const features = tableFeatures({})
const column = createColumnHelper<typeof features, SheetFailure>()
const COLUMNS = column.columns([
  column.accessor('line', { header: ROW }),
  column.accessor('column', {
    header: 'Column',
    cell: ({ row: { original: failure } }) => (
      <>
        {failure.column}
        <S.ValueBelow>{failure.value}</S.ValueBelow>
      </>
    ),
  }),
  column.accessor('value', { header: 'Value' }),
  column.accessor('reason', { header: 'Reason' }),
])

/** What keeps each failing row from being taken: its number, the heading of the column, and why. */
export function SheetFailures({ failures }: SheetFailuresProps) {
  const table = useTable({ features, columns: COLUMNS, data: failures })
  return (
    // A long list scrolls within the panel, by the keyboard too.
    <S.Scroller tabIndex={0} aria-label="Failing rows">
      <S.Table>
        <thead>
          <tr>
            {table.getFlatHeaders().map((header) => {
              const Heading = header.column.id === 'value' ? S.ValueHead : 'th'
              return (
                <Heading key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </Heading>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => {
                const Cell = cell.column.id === 'value' ? S.Value : 'td'
                return (
                  <Cell key={cell.id}>
                    <table.FlexRender cell={cell} />
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  )
}
