import { styled } from 'styled-components'
import { screenFrom, screenUnder } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

/** A table with a field in each row; on phones each row is a group of lines. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  & th,
  & td {
    padding: ${space(2)} ${space(3)};
    border-block-end: 1px solid ${token.line.subtle};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  ${screenFrom(640)} {
    /* In line with the title of its card. */
    & > * > tr > :first-child {
      padding-inline-start: ${space(4)};
    }
    & > * > tr > :last-child {
      padding-inline-end: ${space(4)};
    }
    /* The line of a text is in the middle of the field beside it. */
    & tbody > tr > :not(:has([data-part], button, select)) {
      padding-block-start: ${space(3)};
    }
  }
  ${screenUnder(640)} {
    display: block;
    & thead {
      display: none;
    }
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & tr {
      padding: ${space(3)} ${space(4)};
      border-block-end: 1px solid ${token.line.plain};
    }
    & tbody tr:last-child {
      border-block-end: 0;
    }
    & tbody > tr > :is(th, td) {
      padding: 0 0 ${space(2)};
      border: 0;
    }
    /* A number is beside the text that it counts. */
    & tbody > tr:has(> [data-number]) {
      display: grid;
      grid-template-columns: 1fr auto;
      column-gap: ${space(3)};
    }
    & tbody > tr > [data-number] {
      color: ${token.ink.muted};
    }
    & tbody > tr > [data-number] ~ td {
      grid-column: 1 / -1;
    }
  }
`

/** The label of a value where the table has no headings. */
export const OnPhones = styled.span`
  ${screenFrom(640)} {
    display: none;
  }
`

/** Announced when it changes. */
export const Muted = styled.output`
  color: ${token.ink.muted};
`

export const Refused = styled.span`
  color: ${token.ink.danger};
`
