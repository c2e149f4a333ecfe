import { styled } from 'styled-components'

/** As written. */
export const Words = styled.span`
  font-weight: 400;
  white-space: pre-wrap;
`
