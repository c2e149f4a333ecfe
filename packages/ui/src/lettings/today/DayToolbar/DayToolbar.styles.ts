import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-end: ${space(4)};
  @media print {
    display: none;
  }
`

export const Day = styled.div`
  flex: 1 1 9rem;
  max-inline-size: 12rem;
`
