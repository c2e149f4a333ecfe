import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { selectedLook } from '../selected-look.ts'

export const Root = styled.fieldset`
  display: flex;
  inline-size: fit-content;
  min-inline-size: 0;
  margin-inline: 0;
  padding: 2px;
  border: 0;
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  @media print {
    display: none;
  }
`

export const Choice = styled.button`
  position: relative;
  min-inline-size: 0;
  min-block-size: 2rem;
  padding: ${space(1)} ${space(3.5)};
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: none;
  cursor: pointer;
  color: ${token.ink.subtle};
  overflow-wrap: anywhere;
  font: 600 ${token.text.body} ${token.font.body};
  transition: background-color ${token.motion.fast};
  [data-size='small'] > & {
    min-block-size: ${token.size.small};
    padding: 0 ${space(2.5)};
    font: 600 ${token.text.small} ${token.font.body};
  }
  & > svg {
    display: block;
    inline-size: 1rem;
    block-size: 1rem;
  }
  &:hover {
    color: ${token.ink.plain};
  }
  &:focus-visible {
    /* Above its neighbour, which would cover the focus ring. */
    z-index: 1;
  }
  &[aria-pressed='true'] {
    ${selectedLook}
  }
`
