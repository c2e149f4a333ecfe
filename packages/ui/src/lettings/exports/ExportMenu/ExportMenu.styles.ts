import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  ${under(LABEL_BREAKPOINTS.shorter)} {
    & svg {
      display: none;
    }
  }
`

export const Progress = styled.output`
  color: ${token.ink.muted};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
