import { styled } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token.ink.muted};
  ${from(640)} {
    [data-density='compact'] & {
      flex: none;
      white-space: nowrap;
    }
  }
  &[data-state='due'] {
    color: ${token.tone.yellow.ink};
    font-weight: 600;
  }
  &[data-state='overdue'] {
    color: ${token.tone.red.ink};
    font-weight: 600;
  }
  & > svg {
    flex: none;
    inline-size: 0.875em;
    block-size: 0.875em;
  }
`
