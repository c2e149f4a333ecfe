import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** A link for keyboards alone: it appears with the focus. */
export const skipLook = css`
  z-index: ${token.layer.skip};
  padding: ${space(2)} ${space(4)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.high};
  font-weight: 600;
  @media print {
    display: none;
  }
`
