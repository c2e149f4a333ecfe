import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

/** Padding around the buttons, for the focus ring. */
const RING = space(1)

/**
 * Fills the rest of the toolbar's line, and never a second one: buttons without room wrap out of sight and
 * scroll into view on focus. The menu contains all of them.
 */
export const Pinned = styled.fieldset`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(2)};
  min-inline-size: 0;
  block-size: calc(${token.size.small} + 2 * ${RING});
  margin: calc(-1 * ${RING});
  margin-block-end: calc(${space(2)} - ${RING});
  padding: ${RING};
  border: 0;
  overflow: hidden;
  container-type: inline-size;
  ${under(640)} {
    display: none;
  }
  & > button {
    max-inline-size: min(100%, 14rem);
  }
  & > button > * {
    min-inline-size: 0;
  }
  /* Too narrow for a name. */
  @container (width < 6rem) {
    & > button {
      display: none;
    }
  }
`

export const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Changed = styled.span`
  flex: none;
  color: ${token.ink.muted};
  font-weight: 400;
`
