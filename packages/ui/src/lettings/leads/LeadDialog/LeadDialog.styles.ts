import { styled } from 'styled-components'
import { under } from '../../../theme/breakpoints.ts'
import { space, token } from '../../../theme/token.ts'

export const HeaderFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${token.ink.muted};
  ${under(1024)} {
    order: 1;
    inline-size: 100%;
  }
`

/** At the far end of the footer: actions on the lead, which do not save edits. */
export const Aside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-end: auto;
`

/** Outside the form, because React bubbles the submit event of a dialog inside them to the form. */
export const Notices = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block-end: ${space(4)};
  &[data-below] {
    margin-block: ${space(4)} 0;
  }
  &:empty {
    display: none;
  }
`
