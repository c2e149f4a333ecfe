import { css } from 'styled-components'
import { token } from '../theme/token.ts'

/** The look of what is selected: a pressed button, the current page, the chosen day. Expects a border. */
export const selectedLook = css`
  border-color: ${token.line.accent};
  background: ${token.surface.selected};
  color: ${token.ink.accent};
  @media (forced-colors: active) {
    /* An edge alone would look like the keyboard focus. */
    forced-color-adjust: none;
    outline-color: CanvasText;
    &,
    &:hover {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      background: GrayText;
      color: Canvas;
    }
  }
`
