import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'
import { ROW } from '@latchkey/domain/sheets/sheet-rows'
import * as S from './UnitsUploadPanel.styles.ts'

export interface SheetFailuresProps {
  failures: readonly SheetFailure[]
}

/** What keeps each failing row from being taken: its number, the heading of the column, and why. */
export function SheetFailures({ failures }: SheetFailuresProps) {
  return (
    // A long list scrolls within the panel, by the keyboard too.
    <S.Scroller tabIndex={0} aria-label="Failing rows">
      <S.Table>
        <thead>
          <tr>
            <th scope="col">{ROW}</th>
            <th scope="col">Column</th>
            <S.ValueHead scope="col">Value</S.ValueHead>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {failures.map(({ line, column, value, reason }, index) => (
            // One cell can fail more than once, and the list never changes.
            <tr key={index}>
              <td>{line}</td>
              <td>
                {column}
                <S.ValueBelow>{value}</S.ValueBelow>
              </td>
              <S.Value>{value}</S.Value>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  )
}
