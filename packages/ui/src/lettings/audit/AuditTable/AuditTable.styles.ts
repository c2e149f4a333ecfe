import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Kind = styled.span`
  color: ${token.ink.subtle};
  font: ${token.text.small} ${token.font.body};
`

export const Details = styled.div`
  padding-block: ${space(2)};
`
