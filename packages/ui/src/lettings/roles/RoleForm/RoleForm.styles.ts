import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Group = styled.fieldset`
  min-inline-size: 0;
  border: 0;
`

export const Title = styled.legend`
  inline-size: 100%;
  margin-block-end: ${space(1)};
  padding-block-end: ${space(1)};
  border-block-end: 1px solid ${token.line.plain};
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`
