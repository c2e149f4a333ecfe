import { styled } from 'styled-components'
import { buttonLook } from '../../controls/button-look.ts'
import { token } from '../../theme/token.ts'

/**
 * Three dots. No tooltip, because the menu's heading says the same; drawn by a border instead of an icon of
 * four elements, because a list has a hundred of them.
 */
export const Dots = styled.button`
  ${buttonLook}
  inline-size: ${token.size.small};
  &[data-variant] {
    padding: 0;
  }
  &::before {
    content: '';
    block-size: 15px;
    border-inline-start: 3px dotted currentcolor;
  }
`
