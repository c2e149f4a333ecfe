import { createGlobalStyle } from 'styled-components'

/** The sheet a calendar is printed on (`page: calendar`): it is wider than high. What else is printed keeps its own. */
export const PrintPage = createGlobalStyle`
  @page calendar {
    size: landscape;
  }
`
