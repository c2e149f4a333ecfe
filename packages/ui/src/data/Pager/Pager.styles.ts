import { styled } from 'styled-components'
import { buttonLook } from '../../controls/button-look.ts'
import { selectedLook } from '../../controls/selected-look.ts'
import { under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

export const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  /* Three page numbers of a list of a million rows are wider than the narrowest screens. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)};
  list-style: none;
  ${under(640)} {
    justify-content: center;
  }
`

export const Entry = styled.li`
  ${under(1024)} {
    &[data-smallest='7'] {
      display: none;
    }
  }
  ${under(768)} {
    &[data-smallest='5'] {
      display: none;
    }
  }
`

export const PageButton = styled.button`
  ${buttonLook}
  min-inline-size: ${token.size.medium};
  padding: 0 ${space(2)};
  font-variant-numeric: tabular-nums;
  /* The number is current at once, with the rows. */
  transition: none;
  &[data-variant] {
    padding: 0 ${space(1.5)};
  }
  &[aria-current='page'] {
    ${selectedLook}
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${token.ink.muted};
    opacity: 0.5;
    cursor: not-allowed;
  }
`
