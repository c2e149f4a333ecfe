import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(5)};
  align-items: start;
`
