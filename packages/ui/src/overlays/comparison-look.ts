import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** A table that compares two versions of a record, one column each. */
export const comparisonLook = css`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  & th,
  & td {
    padding: ${space(2)} ${space(3)} ${space(2)} 0;
    border-block-end: 1px solid ${token.line.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & td {
    white-space: pre-wrap;
  }
`
