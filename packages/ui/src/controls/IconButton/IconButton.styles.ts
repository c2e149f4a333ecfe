import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { buttonLook } from '../button-look.ts'

export const Root = styled.button`
  ${buttonLook}
  flex: none;
  inline-size: ${token.size.medium};
  /* A long press shows the tooltip, and selects no text on phones. */
  user-select: none;
  -webkit-touch-callout: none;
  &[data-variant] {
    padding: 0;
  }
  &[data-size='small'] {
    inline-size: ${token.size.small};
  }
  &[data-size='large'] {
    inline-size: ${token.size.large};
  }
`
