import { styled } from 'styled-components'

export const Column = styled.div`
  inline-size: 255px;
  block-size: 100dvh;
  &[data-folded] {
    inline-size: 4rem;
  }
`
