import { styled } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { token } from '../../../theme/token.ts'

export const Root = styled.span`
  color: ${token.ink.muted};
  ${from(640)} {
    /* One line in a compact row, however long the name. */
    [data-density='compact'] & {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  &[data-of='nobody'] {
    font-style: italic;
  }
  &[data-of='me'] {
    color: ${token.ink.plain};
    font-weight: 600;
  }
`
