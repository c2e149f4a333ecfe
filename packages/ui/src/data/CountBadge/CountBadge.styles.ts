import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.span`
  display: inline-block;
  min-inline-size: ${space(6)};
  padding: 0 ${space(2)};
  border: 1px solid ${token.tone.neutral.line};
  border-radius: ${token.radius.round};
  background: ${token.tone.neutral.surface};
  color: ${token.tone.neutral.ink};
  font: 650 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
`
