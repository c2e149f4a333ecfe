import { styled } from 'styled-components'
import { space, token } from '../../../theme/token.ts'

/** The width from which two parts fit beside each other. */
const beside = '@container report (width >= 56rem)'

export const Frame = styled.div`
  container: report / inline-size;
`

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${beside} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    /* In a grid, WebKit breaks pages inside the parts. */
    display: block;
    & > * + * {
      margin-block-start: ${space(4)};
    }
  }
`

export const Whole = styled.div`
  ${beside} {
    grid-column: 1 / -1;
  }
`

/** Announced, because it appears while the report is being read. */
export const News = styled.div.attrs({ role: 'status' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  &:not(:empty) {
    margin-block-end: ${space(4)};
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  margin-block-end: ${space(4)};
`

export const Fact = styled.div`
  min-inline-size: 0;
  & dt {
    color: ${token.ink.muted};
    font: 400 ${token.text.small} ${token.font.body};
  }
  & dd {
    font: 600 ${token.text.title} ${token.font.body};
    font-variant-numeric: tabular-nums;
  }
`
