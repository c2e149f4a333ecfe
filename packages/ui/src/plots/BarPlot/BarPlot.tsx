import { figure } from '../../data/noun.ts'
import { VisuallyHidden } from '../../accessibility/VisuallyHidden/VisuallyHidden.tsx'
import { sumOf, type Figure, type OpenFigure } from '../figure.ts'
import { FigureGroup } from '../FigureGroup.tsx'
import { FigureLink } from '../FigureLink.tsx'
import { PlotArea } from '../PlotArea.tsx'
import { PlotKey } from '../PlotKey.tsx'
import { seriesColour } from '../series-colours.ts'
import { SeriesFill, SeriesPatterns } from '../SeriesPatterns.tsx'
import { axisTicks } from '../value-axis.ts'
import * as S from './BarPlot.styles.ts'

/** One series of the stacks. */
export interface BarSeries {
  name: string
  /** True for what is not in one of the other series. */
  isRest?: boolean
  /** The total of all bars. */
  total?: Figure
}

/** One bar. */
export interface Bar {
  /** Below the bar, such as '16/11'. */
  label: string
  /** The parts in the order of the series, from the bottom. */
  parts: readonly Figure[]
  /** All parts together; above the bar, if there is more than one series. */
  total: Figure
}

export interface BarPlotProps {
  /** The accessible name of the plot, such as 'Enquiries by week'. */
  label: string
  /** A short summary of the plot, such as '214 enquiries in 12 weeks'. */
  summary?: string
  /** From the bottom of the stacks; at most eight and a rest can be distinguished. */
  series: readonly BarSeries[]
  /** In order of time. */
  bars: readonly Bar[]
  onOpen?: OpenFigure
}

/**
 * Counts over time, stacked by what they consist of.
 *
 * @do Use it for counts over time, such as enquiries by week, and for what they consist of.
 * @do Give a period without any a bar of 0, so that a gap in time is seen.
 * @do Put the largest series first: it stands on the axis, where bars can be compared.
 * @do Put it into a `PlotFrame`, with a `FigureTable` of the same figures.
 * @dont Do not show more than eight series: add up the rest as ‘Other’.
 * @dont Do not use it for a few named things: their names fit a `BarList`.
 * @dont Do not stack medians or other figures that cannot be added: use a `LinePlot`.
 * @key Tab: Goes to the plot, and from it to what follows.
 * @key Left and right arrows: Move between bars, and from the last to the names of the series.
 * @key Up and down arrows: Move between the parts of a bar.
 * @key Home and End: Go to the first bar and to the end.
 * @key Enter: Opens the records behind the figure.
 */
export function BarPlot({ label, summary, series, bars, onOpen }: BarPlotProps) {
  const ticks = axisTicks(Math.max(0, ...bars.map(({ parts }) => sumOf(parts))))
  const top = ticks.at(-1) ?? 1
  const isStacked = series.length > 1
  return (
    <SeriesPatterns>
      <FigureGroup label={label} summary={summary} onOpen={onOpen}>
        <S.Root>
          {isStacked && (
            <PlotKey
              series={series.map(({ name, isRest, total }, level) => ({
                name,
                colour: seriesColour(level, isRest),
                total,
                place: { column: bars.length, level },
              }))}
            />
          )}
          <PlotArea
            ticks={ticks.map(figure)}
            columns={bars.map((bar, column) => ({
              label: bar.label,
              content: <BarStack {...{ bar, series, column, top, isStacked }} />,
            }))}
          />
        </S.Root>
      </FigureGroup>
    </SeriesPatterns>
  )
}

interface BarStackProps {
  bar: Bar
  series: readonly BarSeries[]
  column: number
  /** The value at the end of the axis. */
  top: number
  isStacked: boolean
}

function BarStack({ bar: { parts, total }, series, column, top, isStacked }: BarStackProps) {
  const shown = parts.flatMap((part, level) => (part.value ? [{ part, level, value: part.value }] : []))
  return (
    <S.Stack>
      {shown.map(({ part, level, value }) => (
        <FigureLink key={level} figure={part} place={{ column, level }} variant="part" share={value / top}>
          <SeriesFill colour={seriesColour(level, series[level]?.isRest)} />
        </FigureLink>
      ))}
      {shown.length === 0 && <VisuallyHidden>{total.name}</VisuallyHidden>}
      {shown.length > 0 && (
        <S.Total aria-hidden={!isStacked}>
          {isStacked ? <FigureLink figure={total} place={{ column, level: parts.length }} /> : total.text}
        </S.Total>
      )}
    </S.Stack>
  )
}
