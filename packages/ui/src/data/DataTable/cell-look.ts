import { css } from 'styled-components'
import { from } from '../../theme/breakpoints.ts'
import { space } from '../../theme/token.ts'

/** The static look shared by the cells of headings and of rows. */
export const cellLook = css`
  padding: ${space(2)} ${space(3)};
  text-align: start;
  ${from(640)} {
    &[data-align='end'] {
      text-align: end;
    }
  }
`
