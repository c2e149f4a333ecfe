import { styled } from 'styled-components'
import { token } from '../../../theme/token.ts'

export const NameButton = styled.button`
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
