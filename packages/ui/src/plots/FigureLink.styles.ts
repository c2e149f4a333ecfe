import { css, styled } from 'styled-components'
import { token } from '../theme/token.ts'

const figure = css`
  color: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`

export const Plain = styled.span.attrs({ role: 'img' })`
  ${figure}
`

export const Link = styled.a`
  ${figure}
  border-radius: 2px;
  &[data-variant='text'] {
    text-decoration: underline;
    text-decoration-color: ${token.line.strong};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  &[data-variant='text']:hover {
    text-decoration-color: currentcolor;
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
`
