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
      margin-block-start: ${space(-0.5)};
      font-size: 0.75rem;
      line-height: 0.875rem;
    }
  }
`

/** Waiting time and handler of a lead; the handler is truncated first. */
export const WaitAndHandler = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(2)};
  min-inline-size: 0;
  max-inline-size: 100%;
  ${from(640)} {
    [data-density='compact'] & {
      flex-wrap: nowrap;
    }
  }
`

/** Takes a line of its own unless the one before has room for all of it; never truncated. */
export const DuplicateMark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token.ink.plain};
  font-weight: 600;
  ${from(640)} {
    [data-density='compact'] & {
      flex: none;
      white-space: nowrap;
    }
  }
  & > svg {
    flex: none;
    inline-size: 0.875em;
    block-size: 0.875em;
  }
`
