import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const Person = styled.span`
  display: grid;
  overflow-wrap: anywhere;
`

export const Address = styled.span`
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`
