import { styled } from 'styled-components'
import { from } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import * as Frame from '../AppShell/Frame.styles.ts'

export const Side = styled(Frame.Side)`
  background: ${token.surface.side};
  color: ${token.ink.onSide};
  /* The logo of Sidebar has the same place. */
  ${from(1024)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: ${space(5.5)} ${space(5)};
  }
  [data-side-folded] > & {
    justify-items: center;
  }
`

export const BurgerPlace = styled.span`
  flex: none;
  inline-size: ${token.size.large};
`
