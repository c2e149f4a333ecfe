import { css } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** The static look of a row of cells, in the columns that the table names. */
export const rowLook = css`
  ${from(640)} {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
  }
`

/** The static look shared by the cells of headings and of rows. */
export const cellLook = css`
  min-inline-size: 0;
  padding: var(--cell-block) var(--cell-inset);
  text-align: start;
  ${from(640)} {
    &[data-align='end'] {
      text-align: end;
    }
  }
`

/** The static look of the cells of boxes, arrows and menus, alike in the heading and in the rows. */
export const narrowCellLook = css`
  &:is([data-part='menu'], [data-part='select'], [data-part='expand']) {
    padding: var(--narrow-block) ${space(1)};
    text-align: center;
  }
  ${from(640)} {
    /* A table that is scrolled sideways keeps in sight what one can do with a row. */
    &[data-part='menu'] {
      position: sticky;
      inset-inline-end: 0;
      align-self: stretch;
      display: grid;
      place-content: center;
      background: inherit;
      /* A browser that can tell draws an edge for as long as something is hidden behind it. */
      @container scroll-state(scrollable: inline-end) {
        box-shadow: -1px 0 ${token.line.plain};
      }
    }
  }
`

/** Spread on rows, as `CELL` on their cells. */
export const ROW = { role: 'row' } as const

/** Spread on the cells of rows: some browsers take the role of a cell away where its row is a grid, and so it is spelt out. */
export const CELL = { role: 'cell' } as const
