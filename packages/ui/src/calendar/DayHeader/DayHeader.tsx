import * as S from './DayHeader.styles.ts'

export interface DayHeaderProps {
  /** 'Monday'; narrow screens show 'Mon' or 'M'. */
  weekday: string
  /** 1 to 31; omitted above the columns of a month. */
  dayNumber?: number
  isToday?: boolean
}

/**
 * The heading of a day. Its container needs the full date as its accessible name.
 *
 * @do Give its cell the full date as its accessible name.
 * @dont Do not mark today by colour alone.
 */
export function DayHeader({ weekday, dayNumber, isToday = false }: DayHeaderProps) {
  return (
    <S.Root>
      {/* One word in three parts, so that the visible text is what is read out, copied and searched. */}
      <S.Weekday>
        {weekday.slice(0, 1)}
        <S.Shorter>
          {weekday.slice(1, 3)}
          <S.Full>{weekday.slice(3)}</S.Full>
        </S.Shorter>
      </S.Weekday>
      {dayNumber !== undefined && <S.Number data-today={isToday || undefined}>{dayNumber}</S.Number>}
    </S.Root>
  )
}
