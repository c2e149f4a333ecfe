import { styled } from 'styled-components'
import { from } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Bar = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
`

/** A fixed height, so that the content below does not move when the viewings load. */
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 19rem;
  @media print {
    block-size: auto;
  }
`

export const Week = styled.div`
  display: grid;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  /* Reserves the scroll bar, so that busy days do not shift the columns; where there is room at both ends. */
  scrollbar-gutter: stable;
  ${from(640)} {
    scrollbar-gutter: stable both-edges;
  }
  border-block-start: 1px solid ${token.line.subtle};
  @media print {
    overflow: visible;
  }
`
