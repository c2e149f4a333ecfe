import { css } from 'styled-components'

export const hiddenLook = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  /* Below the end of a page it would be printed on a sheet of its own. */
  @media print {
    display: none;
  }
`
