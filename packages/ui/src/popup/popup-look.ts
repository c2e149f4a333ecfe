import { css } from 'styled-components'
import { fades } from '../theme/surface-motion.ts'
import { space, token } from '../theme/token.ts'

/** A small surface above the page: menus and lists of options. */
export const popupLook = css`
  min-inline-size: min(var(--anchor-width), var(--available-width));
  max-inline-size: min(24rem, var(--available-width));
  max-block-size: min(24rem, var(--available-height));
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  box-shadow: ${token.shadow.high};
  color: ${token.ink.plain};
  outline: none;
  transition: opacity ${token.motion.fast};
  ${fades}
`

/** One item of such a surface. */
export const popupItemLook = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  inline-size: 100%;
  min-block-size: var(--lk-popup-item-size);
  padding: ${space(1)} ${space(2.5)} ${space(1)} ${space(2)};
  border-radius: ${token.radius.small};
  color: inherit;
  font: 400 ${token.text.body} ${token.font.body};
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: default;
  outline: none;
  & svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  &[data-highlighted],
  &:focus {
    background: ${token.surface.selected};
    /* A change of colour alone is hard to see; the bar is the visible focus. */
    box-shadow: inset 2px 0 0 ${token.line.accent};
    /* Visible in forced colours, which remove both. */
    outline: 2px solid var(--lk-popup-highlight);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${token.ink.muted};
    cursor: not-allowed;
  }
`
