import { css } from 'styled-components'

/**
 * The declarations with which an opening surface begins and a closing one ends. With reduced motion there are none: its
 * first frame would otherwise show nothing.
 */
export const entersFrom = (declarations: string) => css`
  @media (prefers-reduced-motion: no-preference) {
    &[data-starting-style],
    &[data-ending-style] {
      ${declarations}
    }
  }
`
