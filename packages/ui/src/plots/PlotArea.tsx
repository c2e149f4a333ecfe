import type { ReactNode } from 'react'
import * as S from './PlotArea.styles.ts'

interface PlotAreaProps {
  /** The words at the ticks, from 0 up, at equal distances. */
  ticks: readonly string[]
  /** From left to right, such as weeks. */
  columns: readonly { label: string; content: ReactNode }[]
  /** Behind the columns, such as lines. */
  background?: ReactNode
  /** Beside the last column, such as the names of lines. */
  after?: ReactNode
}

/** Every second label from the right stays when they have no room, then every fourth, and so on. */
const STAYS = [16, 8, 4, 2] as const
const staysOf = (fromRight: number): number => STAYS.find((each) => fromRight % each === 0) ?? 1

const scrollToEnd = (scroller: HTMLElement | null): void => scroller?.scrollTo({ left: scroller.scrollWidth })

/**
 * The axes of a plot: values to the left, the names of the columns below. More columns than fit scroll, from the last
 * ones.
 */
export function PlotArea({ ticks, columns, background, after }: PlotAreaProps) {
  return (
    <S.Root>
      <S.Ticks aria-hidden>
        {ticks.map((tick) => (
          <S.Tick key={tick}>{tick}</S.Tick>
        ))}
      </S.Ticks>
      <S.Scroller ref={scrollToEnd}>
        <S.Area>
          <S.Lines aria-hidden>
            {ticks.map((tick) => (
              <S.Line key={tick} />
            ))}
          </S.Lines>
          {background}
          <S.Columns>
            {columns.map(({ label, content }, index) => (
              <S.Column key={index}>
                <S.Content>{content}</S.Content>
                <S.Label aria-hidden data-stays={staysOf(columns.length - 1 - index)}>
                  <span>{label}</span>
                </S.Label>
              </S.Column>
            ))}
          </S.Columns>
        </S.Area>
      </S.Scroller>
      {after}
    </S.Root>
  )
}
