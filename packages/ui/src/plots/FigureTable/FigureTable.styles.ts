import { css, styled } from 'styled-components'
import { hiddenLook } from '../../accessibility/hidden-look.ts'
import { space, token } from '../../theme/token.ts'

export const Frame = styled.div`
  container: figures / inline-size;
`

const asCards = css`
  display: block;
  & thead {
    ${hiddenLook}
  }
  & tbody,
  & tfoot {
    display: block;
  }
  & tbody tr,
  & tfoot tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr));
    gap: ${space(0.5)} ${space(4)};
    padding-block: ${space(2)};
  }
  & tbody th,
  & tfoot th {
    grid-column: 1 / -1;
    padding: 0;
  }
  & td {
    display: flex;
    justify-content: space-between;
    gap: ${space(2)};
    padding: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    &::before {
      content: attr(data-label);
      min-inline-size: 0;
      color: ${token.ink.muted};
      font: 400 ${token.text.small} ${token.font.body};
    }
  }
`

// Rows are cards in a narrow place; some browsers then drop the table roles, so they are explicit.
export const Table = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  @media screen {
    @container figures (width < 26rem) {
      ${asCards}
    }
    @container figures (width < 44rem) {
      &[data-many] {
        ${asCards}
      }
    }
  }
  @media print {
    font: 400 ${token.text.small} ${token.font.body};
  }
`

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  color: ${token.ink.subtle};
`

export const Body = styled.tbody.attrs({ role: 'rowgroup' })``

export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })`
  border-block-start: 1px solid ${token.line.strong};
  font-weight: 600;
`

export const Row = styled.tr.attrs({ role: 'row' })`
  break-inside: avoid;
  & + & {
    border-block-start: 1px solid ${token.line.subtle};
  }
  ${Body} > &:hover {
    background: ${token.surface.hover};
  }
`

export const Heading = styled.th.attrs({ role: 'columnheader' })`
  padding: ${space(1.5)} ${space(2)};
  border-block-end: 1px solid ${token.line.plain};
  font: 600 ${token.text.small} ${token.font.body};
  text-align: end;
  vertical-align: end;
  /* Figures have columns of one width. */
  inline-size: calc(70% / var(--columns));
  &:first-child {
    inline-size: auto;
    padding-inline-start: 0;
    text-align: start;
  }
  &:last-child {
    padding-inline-end: 0;
  }
  @media print {
    padding-inline: ${space(1)};
  }
`

export const Name = styled.th.attrs({ role: 'rowheader' })`
  padding: ${space(1.5)} ${space(2)} ${space(1.5)} 0;
  font: 550 ${token.text.body} ${token.font.body};
  text-align: start;
  overflow-wrap: anywhere;
  @media print {
    padding-block: ${space(0.5)};
  }
`

export const Cell = styled.td.attrs({ role: 'cell' })`
  padding: ${space(1.5)} ${space(2)};
  text-align: end;
  &:last-child {
    padding-inline-end: 0;
  }
  @media print {
    padding: ${space(0.5)} ${space(1)};
  }
`
