import { styled } from 'styled-components'
import { comparisonLook } from '../../../overlays/comparison-look.ts'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

// On phones the cells are stacked, and some browsers then drop the roles.
export const Table = styled.table.attrs({ role: 'table' })`
  ${comparisonLook}
  & tbody th {
    display: grid;
    gap: ${space(1)};
    justify-items: start;
    border: 0;
  }
  & tbody tr {
    border-block-end: 1px solid ${token.line.subtle};
  }
  ${under(640)} {
    &,
    & > thead,
    & > tbody,
    & > thead > tr,
    & > tbody > tr {
      display: block;
    }
    & th,
    & td {
      display: block;
      padding-inline-end: 0;
      border: 0;
    }
    & > thead > tr > th:first-child {
      display: none;
    }
    & td::before {
      content: attr(data-label);
      display: block;
      color: ${token.ink.muted};
    }
  }
`

export const Row = styled.tr.attrs({ role: 'row' })``

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  color: ${token.ink.subtle};
  font: 400 ${token.text.small} ${token.font.body};
`

export const Name = styled.div`
  color: ${token.ink.plain};
  font-weight: 600;
`

export const Fact = styled.div``

export const Kept = styled.strong``

export const RowHeading = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  color: ${token.ink.subtle};
  font: 600 ${token.text.small} ${token.font.body};
`

export const Cell = styled.td.attrs({ role: 'cell' })``
