import { styled } from 'styled-components'
import { space } from '../../../theme/token.ts'

export const Root = styled.div`
  display: grid;
  gap: ${space(5)};
`

/** Side by side if both are wide enough to read. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start;
  gap: ${space(5)};
  & > * {
    min-inline-size: 0;
  }
`
