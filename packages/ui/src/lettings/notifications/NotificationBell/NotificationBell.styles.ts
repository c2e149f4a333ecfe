import { styled } from 'styled-components'
import { toolLook } from '../../../layout/tool-look.ts'
import { token } from '../../../theme/token.ts'

export const Root = styled.button`
  ${toolLook}
`

export const Words = styled.span`
  font: 650 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
