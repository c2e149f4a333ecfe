import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`

export const Name = styled.h2`
  font: 650 ${token.text.title} ${token.font.body};
`

export const Address = styled.p`
  color: ${token.ink.subtle};
`
