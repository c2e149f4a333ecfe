import { styled } from 'styled-components'
import { lowWindow } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Viewings = styled.ul`
  max-block-size: 12rem;
  margin-block: ${space(2)};
  padding-inline-start: ${space(5)};
  overflow-y: auto;
  overflow-wrap: anywhere;
  /* The whole dialog scrolls. */
  ${lowWindow} {
    max-block-size: none;
  }
`

export const Clash = styled.strong`
  display: block;
  color: ${token.ink.danger};
  font-weight: 600;
`
