import { styled } from 'styled-components'

export const Surface = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
`
