import { styled } from 'styled-components'
import { under } from '../../theme/breakpoints.ts'
import { comparisonLook } from '../comparison-look.ts'
import { space, token } from '../../theme/token.ts'

export const Words = styled.p`
  color: ${token.ink.subtle};
  & + & {
    margin-block-start: ${space(2)};
  }
`

// On phones the cells are stacked, and some browsers then drop the roles.
export const Table = styled.table.attrs({ role: 'table' })`
  ${comparisonLook}
  margin-block: ${space(4)};
  & th {
    white-space: pre-wrap;
    color: ${token.ink.subtle};
    font: 600 ${token.text.small} ${token.font.body};
  }
  ${under(640)} {
    &,
    & > tbody,
    & > tbody > tr {
      display: block;
    }
    & > thead {
      display: none;
    }
    & th,
    & td {
      display: grid;
      grid-template-columns: 4rem 1fr;
      padding: ${space(0.75)} 0;
      border: 0;
    }
    & th {
      display: block;
      padding-block-start: ${space(3)};
      border-block-start: 1px solid ${token.line.subtle};
    }
    & td:last-child {
      padding-block-end: ${space(3)};
    }
    & td::before {
      content: attr(data-label);
      color: ${token.ink.muted};
    }
  }
`

export const Row = styled.tr.attrs({ role: 'row' })``

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })``

export const RowHeading = styled.th.attrs({ role: 'rowheader', scope: 'row' })``

export const Cell = styled.td.attrs({ role: 'cell' })``
