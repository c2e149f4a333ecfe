import { css } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { eventText, LEAST_TARGET } from '../event-look.ts'

const atShortest = under(LABEL_BREAKPOINTS.shortest)

/**
 * The look of an event, given to it by what holds it: a month has hundreds, each of plain elements, and would pay for
 * every styled part. Not clipped here: of all looks, clipping costs a browser most, and only a narrow place needs it.
 */
export const eventLook = css`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  column-gap: ${space(1.5)};
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${LEAST_TARGET};
  padding: ${space(0.75)} ${space(1.5)};
  border-inline-start: 3px solid ${token.line.accent};
  border-radius: ${token.radius.small};
  background: ${token.surface.selected};
  color: ${token.ink.plain};
  ${eventText}
  transition: background-color ${token.motion.fast};
  & > [data-part='name'] {
    /* Spoken first, but seen after the times, which line up down a day. */
    order: 1;
    flex: 1 1 5rem;
    min-inline-size: 0;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='times'] {
    flex: none;
    font-weight: 650;
  }
  & [data-part='end'] {
    font-weight: 450;
  }
  &:hover {
    background: ${token.tone.green.surface};
    box-shadow: inset 0 0 0 1px ${token.tone.green.line};
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[data-dimmed] {
    border-inline-start-style: dashed;
    background: ${token.surface.sunken};
    color: ${token.ink.muted};
  }
  ${atShortest} {
    justify-content: center;
    padding-inline: 0;
    border-inline-start-width: 2px;
    & > [data-part='name'],
    & [data-part='end'] {
      display: none;
    }
  }
  @media print {
    border: 1px solid ${token.line.strong};
    border-inline-start-width: 3px;
    justify-content: flex-start;
    padding-inline: ${space(1)};
    /* Paper is narrower than it seems, and nobody can press it to learn more. */
    & > [data-part='name'],
    & [data-part='end'] {
      display: inline;
      white-space: normal;
    }
  }
`
