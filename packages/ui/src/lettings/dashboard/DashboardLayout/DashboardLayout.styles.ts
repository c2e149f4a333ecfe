import { css, styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

const gap = space(5)

/** Browsers measure a grid before they break it between sheets, and so add an empty one. */
const stackedOnPaper = css`
  @media print {
    display: block;
    & > * + :not(:empty) {
      margin-block-start: ${gap};
    }
  }
`

export const Root = styled.div`
  display: grid;
  gap: ${gap};
  ${stackedOnPaper}
`

/** Side by side if both are wide enough to read. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${gap};
  & > * {
    min-inline-size: 0;
  }
  ${stackedOnPaper}
`
