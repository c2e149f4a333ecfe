import { createGlobalStyle } from 'styled-components'

/** The page style for printing a calendar (`page: calendar`): landscape. Other pages keep theirs. */
export const PrintPage = createGlobalStyle`
  @page calendar {
    size: landscape;
  }
`
