import { styled } from 'styled-components'

export const Root = styled.p`
  font-weight: 650;
`
