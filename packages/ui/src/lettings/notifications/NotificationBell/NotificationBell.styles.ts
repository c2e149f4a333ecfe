import { styled } from 'styled-components'
import { toolLook } from '../../../layout/tool-look.ts'
import { token } from '../../../theme/token.ts'

export const Root = styled.button`
  ${toolLook}
  /* Beside the name of the product in the bar of AppShell. */
  @container bar (width < 20rem) {
    flex-direction: column;
    gap: 0;
    padding-inline: 0;
  }
`

export const Words = styled.span`
  font: 650 ${token.text.small} ${token.font.body};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @container bar (width < 20rem) {
    font-size: 0.6875rem;
    line-height: 0.75rem;
  }
`
