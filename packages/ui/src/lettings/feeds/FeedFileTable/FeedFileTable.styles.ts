import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

export const Homes = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;
  overflow-wrap: anywhere;
`

export const Reason = styled.span`
  display: block;
  color: ${token.ink.muted};
  font: ${token.text.small} ${token.font.body};
`

export const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  white-space: normal;
`
