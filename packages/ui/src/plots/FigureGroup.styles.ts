import { styled } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** Plots are laid out by the width of their place, so that a narrow card and paper get what fits them. */
export const Root = styled.div.attrs({ role: 'group' })`
  container: plot / inline-size;
  min-inline-size: 0;
  @media print {
    /* Firefox prints no grid inside a container. */
    container-type: normal;
  }
`

/** Two lines on a narrow card, so that nothing moves when a figure is pointed at. */
export const Summary = styled.p`
  min-block-size: 2.5rem;
  margin-block-end: ${space(2)};
  color: ${token.ink.subtle};
  @container plot (width >= 28rem) {
    min-block-size: 1.25rem;
  }
`
