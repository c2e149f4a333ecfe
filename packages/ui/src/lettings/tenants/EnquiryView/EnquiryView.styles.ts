import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  &:not(:first-child) {
    padding-block-start: ${space(5)};
    border-block-start: 1px solid ${token.line.plain};
  }
`

export const Heading = styled.h2`
  font: 650 ${token.text.large} ${token.font.body};
`

export const Standing = styled.p`
  font: 650 ${token.text.title} ${token.font.body};
  text-wrap: balance;
`

export const Result = styled.output`
  display: block;
  &:empty {
    display: none;
  }
`

export const Note = styled.p`
  color: ${token.ink.muted};
  text-wrap: pretty;
`
