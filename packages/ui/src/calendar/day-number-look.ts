import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** Today's number (`data-today`) has a disc, so that it is marked by shape as well as colour. */
export const dayNumberLook = css`
  display: inline-block;
  min-inline-size: 1.625rem;
  padding-inline: ${space(1)};
  border-radius: ${token.radius.round};
  font: 600 ${token.text.small} ${token.font.body};
  line-height: 1.625rem;
  text-align: center;
  font-variant-numeric: tabular-nums;
  &[data-today] {
    background: ${token.surface.accent};
    color: ${token.ink.onAccent};
    @media print {
      outline: 2px solid ${token.line.accent};
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`
