import { keyframes, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { buttonLook } from '../button-look.ts'

export const Label = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  min-inline-size: 0;
`

const turn = keyframes`
  to { rotate: 1turn; }
`

export const Spinner = styled.span`
  position: absolute;
  box-sizing: border-box;
  inset: 0;
  margin: auto;
  inline-size: 1.15em;
  block-size: 1.15em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: ${token.radius.round};
  animation: ${turn} 700ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`

export const Root = styled.button`
  ${buttonLook}
  &[data-busy] {
    cursor: progress;
    /* Not visibility: hidden, which would remove the accessible name. */
    & > ${Label} {
      opacity: 0;
    }
  }
  /* A chevron on whatever opens a menu. */
  &[aria-haspopup='menu'] > ${Label}::after {
    content: '' / '';
    flex: none;
    inline-size: 0.375em;
    block-size: 0.375em;
    margin-inline: ${space(0.5)} ${space(0.25)};
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    translate: 0 -0.125em;
  }
`
