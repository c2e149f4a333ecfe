import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const Address = styled.p`
  display: flex;
  flex-direction: column;
  color: ${token.ink.subtle};
  overflow-wrap: anywhere;
`

export const Units = styled.p`
  font-variant-numeric: tabular-nums;
`
