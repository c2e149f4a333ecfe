import type { SheetFailure } from '@latchkey/domain/sheets/sheet.contract'
import { ROW } from '@latchkey/domain/sheets/sheet-rows'
import * as S from './UnitsUploadPanel.styles.ts'

export interface SheetFailuresProps {
  failures: readonly SheetFailure[]
}

/** The failing rows: row number, column heading and reason. */
export function SheetFailures({ failures }: SheetFailuresProps) {
  return (
    // A long list scrolls within the panel, so it needs a tab stop.
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
          {failures.map(({ line, column, value, reason, accepts }, index) => (
            // A cell can fail more than once, and the list never changes.
            <tr key={index}>
              <td>{line}</td>
              <td>
                {column}
                <S.ValueBelow>{value}</S.ValueBelow>
              </td>
              <S.Value>{value}</S.Value>
              <td>
                {reason}
                {accepts !== undefined && <S.Accepts>Accepted: {accepts}</S.Accepts>}
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  )
}
