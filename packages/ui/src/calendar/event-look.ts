import { css } from 'styled-components'
import { token } from '../theme/token.ts'

/** The text of an event and of its count: smaller than body text, because a day is narrow. */
export const eventText = css`
  font: 550 0.75rem/1rem ${token.font.body};
  font-variant-numeric: tabular-nums;
`

/** The minimum size of a pointer target (WCAG 2.2, 2.5.8). */
export const LEAST_TARGET = '1.5rem'
