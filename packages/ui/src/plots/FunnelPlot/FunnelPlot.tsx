import { BarList } from '../BarList/BarList.tsx'
import type { Figure, OpenFigure } from '../figure.ts'

/** A step that not all reach. */
export interface FunnelStep {
  label: string
  figure: Figure
  /** Its share of the step before, such as '64.2% of the step before'. */
  note?: string
}

export interface FunnelPlotProps {
  /** The accessible name of the plot, such as 'From enquiry to reservation'. */
  label: string
  /** What the plot says as a whole, in a few words. */
  summary?: string
  /** From the first; none is larger than the one before. */
  steps: readonly FunnelStep[]
  onOpen?: OpenFigure
}

/** How many reach each step; the outline beside a bar is what was lost since the step before. */
export function FunnelPlot({ steps, ...rest }: FunnelPlotProps) {
  const items = steps.map((step, index) => ({ ...step, of: steps[index - 1]?.figure.value ?? null }))
  return <BarList {...rest} items={items} />
}
