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
  /** A short summary of the plot. */
  summary?: string
  /** From the first; none is larger than the one before. */
  steps: readonly FunnelStep[]
  onOpen?: OpenFigure
}

/**
 * The number that reach each step; the outline beside a bar is the loss since the previous step.
 *
 * @do Use it for steps of which each is a part of the one before, such as from enquiry to reservation.
 * @do Say beside each step how much of the one before it is.
 * @dont Do not use it for things that exclude each other, such as outcomes: use a `BarList`.
 * @dont Do not show more than six steps.
 * @key Tab: Goes to the plot, and from it to what follows.
 * @key Arrow keys: Move between the steps.
 * @key Home and End: Go to the first and the last step.
 * @key Enter: Opens the records behind the figure.
 */
export function FunnelPlot({ steps, ...rest }: FunnelPlotProps) {
  const items = steps.map((step, index) => ({ ...step, of: steps[index - 1]?.figure.value ?? null }))
  return <BarList {...rest} items={items} />
}
