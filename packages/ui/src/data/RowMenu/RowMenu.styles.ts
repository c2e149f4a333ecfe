import { styled } from 'styled-components'
import { buttonLook } from '../../controls/button-look.ts'
import { token } from '../../theme/token.ts'

/**
 * Three dots. Without a tooltip, because the menu that it opens is headed by the same words, and drawn by a border
 * instead of an icon: a list has a hundred of it, and each icon would be a drawing of four elements.
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
