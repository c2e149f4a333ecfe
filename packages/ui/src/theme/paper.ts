import { createGlobalStyle } from 'styled-components'

// Not a named page: Firefox turns the last sheet of one back.

/** Prints the page across while it is rendered, for content that is too wide otherwise. */
export const LandscapePaper = createGlobalStyle`
  @page {
    size: landscape;
  }
`

/** Leaves the direction to the user again, for what is printed in place of the page. Wins, because it is defined later. */
export const PlainPaper = createGlobalStyle`
  @page {
    size: auto;
  }
`
