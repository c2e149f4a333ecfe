import { css } from 'styled-components'
import { from, LABEL_BREAKPOINTS, under } from '../theme/breakpoints.ts'
import { token } from '../theme/token.ts'
import { eventText } from './event-look.ts'

/** A day shows its events, or in the narrowest windows their number. */
export const dayCountLook = css`
  & [data-part='day-count'] {
    display: grid;
    place-items: center;
    inline-size: 100%;
    min-block-size: 2rem;
    border-radius: ${token.radius.small};
    background: ${token.surface.selected};
    color: ${token.ink.accent};
    ${eventText}
    ${from(LABEL_BREAKPOINTS.least)} {
      display: none;
    }
    @media print {
      display: none;
    }
  }
  @media screen {
    &:has([data-part='day-count']) :is([data-part='event'], [data-part='count']) {
      ${under(LABEL_BREAKPOINTS.least)} {
        display: none;
      }
    }
  }
`
