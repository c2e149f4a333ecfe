import { styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  color: ${token.ink.subtle};
  white-space: nowrap;
`

export const Box = styled.div`
  inline-size: 4.75rem;
`
