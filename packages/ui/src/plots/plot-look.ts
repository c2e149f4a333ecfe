import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** The width from which the names of the series fit beside a plot. */
export const wide = '@container plot (width >= 36rem)'

/** A plot with the names of its series: above it, or beside it in a wide place. */
export const plotAndKey = css`
  ${wide} {
    display: grid;
    grid-template: 'plot key' auto / minmax(0, 1fr) auto;
    column-gap: ${space(5)};
  }
`

/** Small words along the axes. */
export const axisText = css`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
