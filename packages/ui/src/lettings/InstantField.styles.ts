import { styled } from 'styled-components'
import { space, token } from '../theme/token.ts'

export const Note = styled.output`
  display: block;
  color: ${token.ink.subtle};
  font: 400 ${token.text.small} ${token.font.body};
  &:not(:empty) {
    margin-block-start: ${space(1)};
  }
`
