import { css, styled } from 'styled-components'
import { screenFrom } from '../../../theme/breakpoints.ts'
import { token } from '../../../theme/token.ts'

/** Ends in an ellipsis; if even a short word has no room, it wraps to a hidden line. */
const words = css`
  ${screenFrom(640)} {
    [data-density='compact'] & {
      flex: 1 1 2rem;
      min-inline-size: 0;
      overflow: hidden;
      overflow-wrap: normal;
      text-overflow: ellipsis;
    }
  }
  &[data-of='me'] {
    color: ${token.ink.plain};
    font-weight: 600;
  }
`

export const Root = styled.span`
  color: ${token.ink.muted};
  ${screenFrom(640)} {
    /* The rest of the line in a compact row. */
    [data-density='compact'] & {
      flex: 1 1 0;
      display: flex;
      flex-wrap: wrap;
      min-inline-size: 0;
      block-size: 1lh;
      overflow: hidden;
      &::before {
        content: '';
      }
    }
  }
  & > span {
    ${words}
  }
`
