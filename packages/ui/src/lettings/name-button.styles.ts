import { styled } from 'styled-components'
import { from } from '../theme/breakpoints.ts'
import { space, token } from '../theme/token.ts'

/** The name of a row, which opens the record. */
export const NameButton = styled.button`
  /* A target of 24 px, in a line that stays 20 px high. */
  margin-block: ${space(-0.5)};
  padding-block: ${space(0.5)};
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: start;
  vertical-align: top;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

/** A name in a compact row takes at most two lines; a longer one is complete in a tooltip. */
export const TwoLines = styled.span`
  ${from(640)} {
    @media screen {
      [data-density='compact'] & {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
      }
    }
  }
`
