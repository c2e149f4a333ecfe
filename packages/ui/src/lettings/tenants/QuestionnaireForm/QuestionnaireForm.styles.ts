import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Note = styled.p`
  color: ${token.ink.muted};
  text-wrap: pretty;
`

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${token.line.plain};
`

export const Heading = styled.h2`
  font: 650 ${token.text.title} ${token.font.body};
`

export const TakeBack = styled.div`
  display: flex;
  justify-content: flex-end;
`

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${token.line.plain};
`
