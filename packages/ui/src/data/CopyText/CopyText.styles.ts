import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** Not a button element: text in one cannot be selected with the mouse. */
export const Root = styled.span.attrs({ role: 'button', tabIndex: 0 })`
  /* 24 px to press, in a line that stays as high as it is. */
  margin-block: ${space(-0.75)};
  padding-block: ${space(0.75)};
  border-radius: ${token.radius.small};
  overflow-wrap: anywhere;
  cursor: copy;
  & > svg {
    /* Out of the flow: an icon that is not seen must not make a second line. */
    position: absolute;
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-start: ${space(1)};
    color: ${token.ink.muted};
    translate: 0 0.2em;
    opacity: 0;
    transition: opacity ${token.motion.fast};
  }
  &:hover,
  &:focus-visible {
    color: ${token.ink.accent};
    & > svg {
      opacity: 1;
    }
  }
  @media (hover: none) {
    & > svg {
      opacity: 1;
    }
  }
`
