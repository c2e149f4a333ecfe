import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Waiting = styled.div`
  padding: ${space(2)} ${space(4)} ${space(4)};
`

export const Stale = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
  color: ${token.ink.subtle};
`

export const Footer = styled.div`
  padding: ${space(2)} ${space(4)};
  border-block-start: 1px solid ${token.line.subtle};
`
