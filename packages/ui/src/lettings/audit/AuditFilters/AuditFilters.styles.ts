import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};
  margin-block-end: ${space(4)};
`

export const Wide = styled.div`
  flex: 1 1 16rem;
  max-inline-size: 30rem;
`
