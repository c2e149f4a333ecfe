import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Json = styled.section`
  max-block-size: 32rem;
  padding: ${space(4)};
  overflow: auto;
  border: 1px solid ${token.line.subtle};
  border-radius: ${token.radius.medium};
  background: ${token.surface.sunken};
  font: ${token.text.small} ${token.font.mono};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
