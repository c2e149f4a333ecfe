import { styled } from 'styled-components'

export const Column = styled.div`
  inline-size: 255px;
  block-size: 100dvh;
`
