import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** Not a button element: text in one cannot be selected with the mouse. */
export const Root = styled.span.attrs({ role: 'button', tabIndex: 0 })`
  border-radius: ${token.radius.small};
  overflow-wrap: anywhere;
  cursor: copy;
  & > svg {
    display: inline-block;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-inline-start: ${space(1)};
    color: ${token.ink.muted};
    vertical-align: -0.125em;
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
