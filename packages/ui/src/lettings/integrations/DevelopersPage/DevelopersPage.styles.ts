import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Title = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`

export const Code = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  margin-block-start: ${space(2)};
  padding: ${space(3)};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  font: 400 ${token.text.small} ${token.font.mono};
`
