import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Waiting = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};
`

export const Footer = styled.div`
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
`
