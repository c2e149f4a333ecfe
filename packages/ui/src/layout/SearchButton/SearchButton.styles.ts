import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { toolLook } from '../tool-look.ts'

export const Root = styled.button`
  ${toolLook}
`

export const Words = styled.span`
  /* No text of its own, so that the button has the name that it shows. */
  &::after {
    content: attr(data-hint);
    margin-inline-start: ${space(2)};
    font: 400 ${token.text.small} ${token.font.body};
  }
  ${under(1024)} {
    display: none;
  }
`
