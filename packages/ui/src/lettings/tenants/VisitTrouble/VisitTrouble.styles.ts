import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Title = styled.p`
  font: 650 ${token.text.body} ${token.font.body};
`

export const Help = styled.p`
  margin-block-start: ${space(1)};
  text-wrap: pretty;
`
