import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  & button[aria-disabled='true'] {
    background: none;
    color: ${token.ink.muted};
    opacity: 0.5;
    cursor: not-allowed;
  }
  /* Touch needs a larger target than a mouse. */
  @media (pointer: coarse) {
    & button {
      min-block-size: ${token.size.large};
      inline-size: ${token.size.large};
    }
  }
  ${under(640)} {
    position: relative;
    gap: 0;
    & button {
      min-block-size: ${token.size.large};
      inline-size: ${token.size.large};
    }
  }
`

export const Place = styled.span`
  color: ${token.ink.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  /* Below the arrows, so that they fit in one line with the title of a dialog. */
  ${under(640)} {
    position: absolute;
    inset: auto 0 0;
    font-size: 0.6875rem;
    line-height: 0.75rem;
    text-align: center;
    pointer-events: none;
  }
`
