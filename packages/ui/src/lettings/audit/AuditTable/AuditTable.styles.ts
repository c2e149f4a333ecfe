import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const Kind = styled.span`
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
`
