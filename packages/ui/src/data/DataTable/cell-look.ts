import { css } from 'styled-components'
import { from } from '../../theme/breakpoints.ts'
import { space } from '../../theme/token.ts'

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
  padding: ${space(2)} ${space(2.5)};
  text-align: start;
  ${from(640)} {
    &[data-align='end'] {
      text-align: end;
    }
  }
`

/** Spread on the cells of rows: some browsers take the role of a cell away where its row is a grid, and so it is spelt out. */
export const CELL = { role: 'cell' } as const
