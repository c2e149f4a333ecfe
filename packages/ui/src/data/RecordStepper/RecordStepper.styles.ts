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
  /* For a thumb. */
  @media (pointer: coarse) {
    & button {
      min-block-size: ${token.size.large};
      inline-size: ${token.size.large};
    }
  }
  ${under(640)} {
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
`
