import { styled } from 'styled-components'
import { space } from '../../theme/token.ts'

/** Under this width a card would crush its picture and its buttons. */
const CARD_LEAST = '18rem'

// Without markers some browsers take the role away.
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

/** As high as its neighbours, so that the buttons of a row stand in one line. */
export const Cell = styled.li`
  display: grid;
  min-inline-size: 0;
`
