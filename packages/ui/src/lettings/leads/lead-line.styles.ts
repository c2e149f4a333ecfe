import { styled } from 'styled-components'
import { from } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'

/** In the line of the name, before it. */
export const BeforeName = styled.span`
  display: inline-block;
  margin-inline-end: ${space(2)};
  vertical-align: middle;
`

/** The line of facts below a lead's name. */
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

/** Never truncated: its two parts wrap to a line each if one line is too short. */
export const Urgent = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  &:empty {
    display: none;
  }
`

export const DuplicateMark = styled.span`
  color: ${token.tone.yellow.ink};
  font-weight: 600;
  ${from(640)} {
    [data-density='compact'] & {
      white-space: nowrap;
    }
  }
`
