import type { Figure, OpenFigure } from '../figure.ts'
import { OpenFigureContext } from '../figure-group-context.ts'
import { FigureLink } from '../FigureLink.tsx'
import * as S from './FigureTable.styles.ts'

/** A row of the table: its heading and its figures. */
export interface FigureRow {
  /** Unique in the table. */
  id: string
  name: string
  /** In the order of the columns. */
  figures: readonly Figure[]
}

export interface FigureTableProps {
  /** The accessible name of the table, such as 'By project'. */
  label: string
  /** The heading of the first column, such as 'Week' or 'Name'. */
  nameHeading: string
  /** The headings of the figures. */
  columns: readonly string[]
  rows: readonly FigureRow[]
  /** All rows together, at the end. */
  total?: FigureRow
  onOpen?: OpenFigure
}

/** Columns that fit beside each other on a tablet; a table with more becomes cards earlier. */
const FEW = 6

/**
 * Figures with their names, to read and to compare; in a narrow place each row is a card.
 *
 * @do Use it in a `PlotFrame`, with the same figures as the plot.
 * @do Use it alone for names that are compared by several counts, such as projects.
 * @do Give it a total where the counts can be added.
 * @dont Do not use it for records with menus, filters or pages: use a `DataTable`.
 * @dont Do not leave a cell empty: a dash says that there is nothing.
 * @key Tab: Moves between the figures that open something.
 * @key Enter: Opens the records behind the figure.
 */
export function FigureTable({ label, nameHeading, columns, rows, total, onOpen }: FigureTableProps) {
  const renderRow = ({ id, name, figures }: FigureRow) => (
    <S.Row key={id}>
      <S.Name scope="row">{name}</S.Name>
      {columns.map((column, index) => {
        const figure = figures[index]
        return (
          <S.Cell key={column} data-label={column}>
            {figure && <FigureLink figure={figure} variant="text" />}
          </S.Cell>
        )
      })}
    </S.Row>
  )

  return (
    <OpenFigureContext value={onOpen}>
      <S.Frame>
        <S.Table
          aria-label={label}
          data-many={columns.length > FEW || undefined}
          style={{ '--columns': columns.length }}
        >
          <S.Head>
            <S.Row>
              <S.Heading scope="col">{nameHeading}</S.Heading>
              {columns.map((column) => (
                <S.Heading key={column} scope="col">
                  {column}
                </S.Heading>
              ))}
            </S.Row>
          </S.Head>
          <S.Body>{rows.map(renderRow)}</S.Body>
          {total && <S.Foot>{renderRow(total)}</S.Foot>}
        </S.Table>
      </S.Frame>
    </OpenFigureContext>
  )
}
