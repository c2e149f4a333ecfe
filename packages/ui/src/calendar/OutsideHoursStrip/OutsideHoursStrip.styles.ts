import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${token.line.subtle};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
`

export const Title = styled.h2`
  margin-inline-end: ${space(2)};
  color: ${token.ink.subtle};
  font: 600 ${token.text.body} ${token.font.body};
`
