import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Permissions = styled.ul`
  display: grid;
  gap: ${space(1)};
  list-style: none;
`
