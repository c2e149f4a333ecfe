import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(5)};
  align-items: center;

  > p {
    flex: 1 1 14rem;
  }
`
