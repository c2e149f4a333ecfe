import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.dl`
  display: grid;
  grid-template-columns: fit-content(50%) 1fr;
  gap: ${space(1)} ${space(4)};
  & > dt {
    color: ${token.ink.muted};
  }
  & > dd {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`
