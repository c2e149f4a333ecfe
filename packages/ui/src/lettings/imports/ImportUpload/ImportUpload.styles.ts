import { styled } from 'styled-components'

export const FileName = styled.strong`
  overflow-wrap: anywhere;
`
