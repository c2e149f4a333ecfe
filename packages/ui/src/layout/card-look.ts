import { css } from 'styled-components'
import { token } from '../theme/token.ts'

/** A raised surface, not split across printed pages. */
export const cardLook = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: clip;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  box-shadow: ${token.shadow.low};
  @media print {
    break-inside: avoid;
    box-shadow: none;
  }
`
