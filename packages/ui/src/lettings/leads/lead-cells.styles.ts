import { styled } from 'styled-components'
import { from, screenFrom } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { nameLinkLook } from '../name-link-look.ts'

/**
 * Around a table with the columns of leads. The parts of a name's cell are plain elements, because a hundred rows would
 * need several hundred styled components for the same few rules.
 */
export const LeadCells = styled.div`
  & [data-line='name'] {
    ${nameLinkLook}
  }
  & [data-line='phone'] {
    white-space: nowrap;
  }
  /* The line of facts below a lead's name. */
  & [data-line='facts'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
    min-inline-size: 0;
    font: 400 ${token.text.small} ${token.font.body};
    overflow-wrap: anywhere;
  }
  /* The handler is truncated first. */
  & [data-line='wait-and-handler'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(2)};
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${screenFrom(640)} {
    & [data-density='compact'] {
      & [data-line='facts'] {
        margin-block-start: ${space(-0.5)};
        font-size: 0.75rem;
        line-height: 0.875rem;
      }
      & [data-line='wait-and-handler'] {
        flex-wrap: nowrap;
      }
      /* In one line if there is room; otherwise the street is given up before the town. */
      & td > [data-line='address'] {
        display: block;
        max-inline-size: 100%;
        margin: 0;
        padding: 0;
        & > * {
          display: inline-block;
          max-inline-size: 100%;
          vertical-align: top;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
      }
      /* A name takes at most two lines; a longer one is complete in a tooltip. */
      & [data-line='name'] > span {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
      }
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
