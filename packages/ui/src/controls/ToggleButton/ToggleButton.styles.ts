import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'
import { buttonLook } from '../button-look.ts'

export const Root = styled.button`
  ${buttonLook}
  &[aria-pressed='true'] {
    border-color: ${token.line.accent};
    background: ${token.surface.selected};
    color: ${token.ink.accent};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`
