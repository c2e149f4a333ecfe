import { styled } from 'styled-components'
import { from } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

/** In the line of the name, in front of it. */
export const BeforeName = styled.span`
  display: inline-block;
  margin-inline-end: ${space(2)};
  vertical-align: middle;
`

/** What there is to know of a lead at a glance, below its name. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  min-inline-size: 0;
  font: 400 ${token.text.small} ${token.font.body};
  overflow-wrap: anywhere;
  ${from(640)} {
    [data-density='compact'] & {
      flex-wrap: nowrap;
      margin-block-start: ${space(-0.5)};
      font-size: 0.75rem;
      line-height: 0.875rem;
    }
  }
`

/** What is urgent, which is never cut: both take a line each where one is too short for them. */
export const Urgent = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  &:empty {
    display: none;
  }
`

/** Says that the person may have written twice. */
export const DuplicateMark = styled.span`
  color: ${token.tone.yellow.ink};
  font-weight: 600;
  ${from(640)} {
    [data-density='compact'] & {
      white-space: nowrap;
    }
  }
`
