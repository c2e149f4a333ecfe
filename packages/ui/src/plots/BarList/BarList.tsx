import type { Figure, OpenFigure } from '../figure.ts'
import { FigureGroup } from '../FigureGroup.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { SeriesFill, SeriesPatterns } from '../SeriesPatterns.tsx'
import * as S from './BarList.styles.ts'

/** One thing that is counted. */
export interface BarListItem {
  label: string
  figure: Figure
  /** Below the name, such as '64.2% of the step before'. */
  note?: string
  /** The whole that the value is part of; the rest is outlined. */
  of?: number | null
}

export interface BarListProps {
  /** The accessible name of the plot, such as 'Viewing outcomes'. */
  label: string
  /** A short summary of the plot. */
  summary?: string
  /** From the top. */
  items: readonly BarListItem[]
  onOpen?: OpenFigure
}

/**
 * Counts of a few named things, as bars below each other.
 *
 * @do Use it for a few named things, such as the outcomes of viewings: names of any length fit.
 * @do Keep the order that people know, or put the largest first.
 * @dont Do not use it for weeks or months: time goes from left to right, in a `BarPlot`.
 * @dont Do not use it for steps of which each follows from the one before: use a `FunnelPlot`.
 * @key Tab: Goes to the plot, and from it to what follows.
 * @key Arrow keys: Move between the bars.
 * @key Home and End: Go to the first and the last bar.
 * @key Enter: Opens the records behind the figure.
 */
export function BarList({ label, summary, items, onOpen }: BarListProps) {
  const top = Math.max(1, ...items.map(({ figure }) => figure.value ?? 0))
  return (
    <SeriesPatterns>
      <FigureGroup label={label} summary={summary} onOpen={onOpen}>
        <S.Items>
          {items.map(({ label: name, figure, note, of }, index) => (
            <S.Item key={name}>
              <S.Name>
                {name}
                {note !== undefined && <S.Note>{note}</S.Note>}
              </S.Name>
              <S.Line>
                {of != null && <S.Whole style={{ '--share': of / top }} />}
                <FigureLink
                  figure={figure}
                  place={{ column: 0, level: -index }}
                  variant="row"
                  share={(figure.value ?? 0) / top}
                >
                  <S.Bar>
                    <SeriesFill colour={1} />
                  </S.Bar>
                  {figure.text}
                </FigureLink>
              </S.Line>
            </S.Item>
          ))}
        </S.Items>
      </FigureGroup>
    </SeriesPatterns>
  )
}
