import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Screen = styled.div`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 40rem;
  @media print {
    display: none;
  }
`

export const Paper = styled.div`
  @media not print {
    display: none;
  }
`

export const Cards = styled.div`
  display: grid;
  gap: ${space(3)};
`

export const End = styled.div`
  display: flex;
  justify-content: end;
`
