import { styled } from 'styled-components'

/** It keeps line breaks and spaces. */
export const Words = styled.span`
  font-weight: 400;
  white-space: pre-wrap;
`
