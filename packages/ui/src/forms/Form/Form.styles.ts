import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`

export const Summary = styled.div`
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${token.tone.red.line};
  border-inline-start: 4px solid ${token.line.danger};
  border-radius: ${token.radius.medium};
  background: ${token.tone.red.surface};
  color: ${token.tone.red.ink};
`

export const SummaryTitle = styled.p`
  font: 650 ${token.text.body} ${token.font.body};
`

export const List = styled.ul`
  margin-block-start: ${space(1)};
  list-style: none;
`

export const Jump = styled.button`
  min-block-size: 1.5rem;
  border-radius: ${token.radius.small};
  font: 400 ${token.text.body} ${token.font.body};
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
`
