import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`
