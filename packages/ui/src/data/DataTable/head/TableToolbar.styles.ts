import { styled } from 'styled-components'
import { from, under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  /* Not on the bar itself, which may be empty. */
  & > *,
  & > :where([data-more]) > * {
    margin-block-end: ${space(2)};
    ${under(640)} {
      margin-block-end: ${space(3)};
    }
  }
  & > [data-more] {
    margin-block-end: 0;
  }
  /* As high as those beside them. */
  ${under(640)} {
    & button[data-size='small'] {
      min-block-size: ${token.size.medium};
    }
  }
  @media print {
    display: none;
  }
`

/** Between filters and actions, where they are in one line. */
export const Divider = styled.span`
  inline-size: 1px;
  block-size: ${space(5)};
  background: ${token.line.plain};
  ${under(640)} {
    display: none;
  }
`

/** It is as large as its button, which is there while filters are set. */
export const ClearPlace = styled.div`
  inline-size: ${token.size.small};
  block-size: ${token.size.small};
`

/** On phones rows are cards, and the headings and filters are hidden at first. */
export const PhonesOnly = styled.div`
  display: none;
  ${under(640)} {
    display: block;
  }
`

/** Cards have no density. */
export const TablesOnly = styled.div`
  margin-inline-start: auto;
  display: none;
  ${from(640)} {
    display: block;
  }
`
