import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const None = styled.span`
  color: ${token.ink.danger};
`
