import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  max-inline-size: 100%;
  color: ${token.ink.subtle};
  white-space: nowrap;
`

export const Box = styled.div`
  flex: 0 1 auto;
  min-inline-size: 0;
`
