import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const When = styled.p`
  color: ${token.ink.muted};
`

export const Problems = styled.ul`
  padding-inline-start: ${space(5)};
  color: ${token.ink.danger};
`

/** Keeps the line breaks of a message. */
export const Facts = styled.div`
  white-space: pre-line;
`
