import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { token } from '../../theme/token.ts'

export const Parts = styled.div`
  display: contents;
  ${under(640)} {
    &:has(> :nth-child(2)) {
      order: 1;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: inherit;
      inline-size: 100%;
      &:not([data-open]) {
        display: none;
      }
    }
  }
`

export const Toggle = styled.span`
  display: none;
  ${under(640)} {
    &:has(+ ${Parts} > :nth-child(2)) {
      display: block;
    }
    /* Touch needs a larger target than a mouse. */
    & > button {
      min-inline-size: ${token.size.large};
    }
    & > [aria-label] {
      block-size: ${token.size.large};
    }
  }
`
