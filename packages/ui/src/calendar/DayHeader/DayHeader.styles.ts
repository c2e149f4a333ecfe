import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { dayNumberLook } from '../day-number-look.ts'

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1.5)};
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
  /* A wider day would otherwise keep one line where the others have two. */
  ${under(640)} {
    flex-direction: column;
  }
`

export const Weekday = styled.span``

export const Shorter = styled.span`
  ${under(LABEL_BREAKPOINTS.shortest)} {
    display: none;
  }
  @media print {
    display: inline;
  }
`

export const Full = styled.span`
  ${under(LABEL_BREAKPOINTS.shorter)} {
    display: none;
  }
`

export const Number = styled.span`
  ${dayNumberLook}
  color: ${token.ink.plain};
`
