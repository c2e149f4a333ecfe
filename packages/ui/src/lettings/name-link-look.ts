import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** The name of a row, which opens the record. */
export const nameLinkLook = css`
  display: inline-block;
  /* A target of 24 px, in a line that stays 20 px high. */
  margin-block: ${space(-0.5)};
  padding-block: ${space(0.5)};
  border-radius: ${token.radius.small};
  color: ${token.ink.accent};
  font: inherit;
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: start;
  text-decoration: none;
  vertical-align: top;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
