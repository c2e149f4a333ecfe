import { css } from 'styled-components'

/** Fades a surface as it opens and closes; with reduced motion it is opaque from its first frame. */
export const fades = css`
  &[data-starting-style],
  &[data-ending-style] {
    opacity: var(--lk-fade-from);
  }
`

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
