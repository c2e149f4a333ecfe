import type { Figure, OpenFigure } from '../figure.ts'
import { FigureGroup } from '../FigureGroup.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { PlotArea } from '../PlotArea.tsx'
import { axisTicks, type AxisUnit } from '../value-axis.ts'
import { linePath } from './line-path.ts'
import { LineNames } from './LineNames.tsx'
import * as S from './LinePlot.styles.ts'

/** One line. */
export interface LineSeries {
  name: string
  /** In the order of the columns; a gap in the line where there is no value. */
  figures: readonly Figure[]
}

export interface LinePlotProps {
  /** The accessible name of the plot, such as 'Time to first answer'. */
  label: string
  /** A short summary of the plot. */
  summary?: string
  /** Below the plot, in order of time, such as '16/11'. */
  columns: readonly string[]
  /** At most three, which differ in dashes, points and names. */
  series: readonly LineSeries[]
  unit?: AxisUnit
  /** Formats the values of the axis. */
  formatTick: (value: number) => string
  onOpen?: OpenFigure
}

const lastOf = (figures: readonly Figure[]): number =>
  figures.findLast(({ value }) => value !== null)?.value ?? 0

/**
 * Measures over time, such as medians.
 *
 * @do Use it for measures over time that cannot be added, such as medians.
 * @do Leave a gap where there is no value: null, not 0.
 * @do Name each line in a word or two, which stand at its end.
 * @dont Do not use it for counts of what happened: a `BarPlot` shows that weeks are separate.
 * @dont Do not show more than three lines.
 * @key Tab: Goes to the plot, and from it to what follows.
 * @key Left and right arrows: Move along a line.
 * @key Up and down arrows: Move between the lines.
 * @key Home and End: Go to the first and the last point.
 * @key Enter: Opens the records behind the figure.
 */
export function LinePlot({ label, summary, columns, series, unit, formatTick, onOpen }: LinePlotProps) {
  const values = series.flatMap(({ figures }) => figures.map(({ value }) => value ?? 0))
  const ticks = axisTicks(Math.max(0, ...values), unit)
  const top = ticks.at(-1) ?? 1
  return (
    <FigureGroup label={label} summary={summary} onOpen={onOpen}>
      <S.Root>
        <LineNames lines={series.map(({ name, figures }) => ({ name, end: lastOf(figures) / top }))} />
        <PlotArea
          ticks={ticks.map(formatTick)}
          background={
            <S.Lines viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              {series.map(({ name, figures }, index) => (
                <S.Path
                  key={name}
                  data-line={index + 1}
                  d={linePath(
                    figures.map(({ value }) => value),
                    top,
                  )}
                />
              ))}
            </S.Lines>
          }
          columns={columns.map((name, column) => ({
            label: name,
            content: series.map(({ name: line, figures }, level) => {
              const point = figures[column]
              return point?.value == null ? null : (
                <FigureLink
                  key={line}
                  figure={point}
                  place={{ column, level: -level }}
                  variant="point"
                  share={point.value / top}
                >
                  <S.Point data-line={level + 1} />
                </FigureLink>
              )
            }),
          }))}
        />
      </S.Root>
    </FigureGroup>
  )
}
