import type { ImportColumn } from '@latchkey/domain/imports/import.contract'
import { IMPORT_WORDS } from '@latchkey/domain/imports/import-labels'
import * as S from './ReadingForm.styles.ts'

export interface FirstRowsProps {
  /** The name of the file. */
  name: string
  columns: readonly ImportColumn[]
  /** Cells by the place of the column. */
  rows: readonly (readonly string[])[]
}

/** The first rows of a file under its headings. */
export function FirstRows({ name, columns, rows }: FirstRowsProps) {
  return (
    // A wide table scrolls sideways, so it needs a tab stop.
    <S.Scroller tabIndex={0} aria-label={name}>
      <S.Table aria-label={IMPORT_WORDS.firstRows}>
        <thead>
          <tr>
            {columns.map(({ at, heading }) => (
              <th key={at} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {columns.map(({ at }) => (
                <td key={at}>{cells[at] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  )
}
