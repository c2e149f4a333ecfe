import { leadName } from '@latchkey/domain/leads/lead-names'
import type { Day } from '@latchkey/domain/today/day.contract'
import { phoneText } from '@latchkey/domain/platform/values/phone-text'
import { SHEET_FOOT, weekdayText } from '@latchkey/domain/today/today.messages'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { LandscapePaper } from '../../../theme/paper.ts'
import * as S from './DaySheet.styles.ts'

export interface DaySheetProps {
  day: Day
}

const COLUMNS = ['Time', 'Name', 'Phone', 'Address', 'Access notes', 'Notes', 'Done']

/**
 * The viewings of a day for print.
 *
 * @do Use it for print only, below what the screen shows.
 * @dont Do not send it by mail: access details stay with the agent.
 */
export function DaySheet({ day }: DaySheetProps) {
  const dateFormatter = useDateFormatter()
  const title = `Viewings of ${day.agent.name}, ${weekdayText(day.date)}`
  return (
    <S.Root>
      <LandscapePaper />
      <S.Title>{title}</S.Title>
      <S.Table aria-label={title}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.models.map((viewing) => (
            <tr key={viewing.id}>
              <td>{dateFormatter.formatTime(viewing.viewingDate)}</td>
              <td>{leadName(viewing)}</td>
              <td>{phoneText(viewing.phone)}</td>
              <td>{[viewing.property?.name, viewing.property?.address].filter(Boolean).join(', ')}</td>
              <td>{viewing.accessNotes}</td>
              <td>{viewing.notes}</td>
              <td>
                <S.Box />
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
      <S.Foot>{SHEET_FOOT}</S.Foot>
    </S.Root>
  )
}
