import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

/** A narrower card would squash its picture and its buttons. */
const CARD_LEAST = '18rem'

// Safari drops the list role without markers.
export const Root = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(${CARD_LEAST}, calc((100% - 2 * ${space(5)}) / 3))), 1fr)
  );
  gap: ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Each card is as high as its neighbours, so that the buttons of a row align. */
export const Cell = styled.li`
  display: grid;
  min-inline-size: 0;
`
