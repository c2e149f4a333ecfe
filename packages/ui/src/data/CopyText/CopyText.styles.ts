import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** The icon "Copy" of Lucide as a mask: a list has a hundred of them, and an icon is three elements. */
const ICON = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect width="14" height="14" x="8" y="8" rx="2" ry="2"/><path d="M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2"/></svg>',
)

/** Not a button element, whose text cannot be selected with the mouse. */
export const Root = styled.span.attrs({ role: 'button', tabIndex: 0 })`
  /* A target of 24 px, without making the line higher. */
  margin-block: ${space(-0.75)};
  padding-block: ${space(0.75)};
  border-radius: ${token.radius.small};
  overflow-wrap: anywhere;
  cursor: copy;
  &::after {
    content: '';
    /* Out of the flow: the hidden icon must not cause a second line. */
    position: absolute;
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-start: ${space(1)};
    background: ${token.ink.muted};
    mask: url('data:image/svg+xml,${ICON}') center / contain;
    translate: 0 0.2em;
    opacity: 0;
    transition: opacity ${token.motion.fast};
    /* Forced colours would replace the background by that of the page. */
    forced-color-adjust: none;
    @media (forced-colors: active) {
      background: canvastext;
    }
  }
  &:hover,
  &:focus-visible {
    color: ${token.ink.accent};
    &::after {
      opacity: 1;
    }
  }
  @media (hover: none) {
    &::after {
      opacity: 1;
    }
  }
`
