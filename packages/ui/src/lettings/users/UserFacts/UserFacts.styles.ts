import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Panel = styled.div`
  padding: ${space(4)};
`

export const None = styled.span`
  color: ${token.ink.danger};
`
