import { css } from 'styled-components'
import { screenFrom } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** Lays out the cells in the columns that the table defines. */
export const rowLook = css`
  ${screenFrom(640)} {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
  }
`

/** Shared by header and body cells. */
export const cellLook = css`
  min-inline-size: 0;
  padding: var(--cell-block) var(--cell-inset);
  text-align: start;
  ${screenFrom(640)} {
    &[data-align='end'] {
      text-align: end;
    }
  }
  @media print {
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`

/** Cells of checkboxes, expand buttons and menus look so, in the header and in rows. */
export const narrowCellLook = css`
  &:is([data-part='menu'], [data-part='select'], [data-part='expand']) {
    padding: var(--narrow-block) ${space(1)};
    text-align: center;
  }
  ${screenFrom(640)} {
    /* Actions stay visible while the table is scrolled horizontally, as a pinned column beside them. */
    &:is([data-part='menu'], [data-pinned]) {
      position: sticky;
      inset-inline-end: 0;
      align-self: stretch;
      display: grid;
      place-content: center;
      background: inherit;
    }
    &[data-pinned] {
      inset-inline-end: var(--pin-end);
      place-content: center stretch;
      justify-items: start;
    }
    &[data-pinned],
    &[data-part='menu']:not([data-pinned] + *) {
      /* Scroll-state queries, where supported: an edge while columns are hidden behind it. */
      @container scroll-state(scrollable: inline-end) {
        box-shadow: -1px 0 ${token.line.plain};
      }
    }
  }
  @media print {
    &:is([data-part='menu'], [data-part='select'], [data-part='expand']) {
      display: none;
    }
  }
`

/** Spread on rows, as `CELL` is on their cells. */
export const ROW = { role: 'row' } as const

/** Spread on the cells of rows. The role is explicit because some browsers drop it when the row is a grid. */
export const CELL = { role: 'cell' } as const

/** Spread on the heading of a group of rows. */
export const DIVIDER = { role: 'rowheader' } as const
