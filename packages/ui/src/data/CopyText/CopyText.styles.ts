import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

/** Not a button element, whose text cannot be selected with the mouse. */
export const Root = styled.span.attrs({ role: 'button', tabIndex: 0 })`
  /* A target of 24 px, without making the line higher. */
  margin-block: ${space(-0.75)};
  padding-block: ${space(0.75)};
  border-radius: ${token.radius.small};
  overflow-wrap: anywhere;
  cursor: copy;
  & > svg {
    /* Out of the flow: the hidden icon must not cause a second line. */
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
