import { styled } from 'styled-components'

/** As the tenant wrote it. */
export const Words = styled.span`
  font-weight: 400;
  white-space: pre-wrap;
`
