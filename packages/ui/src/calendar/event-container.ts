import type { ComponentPropsWithRef, ComponentType } from 'react'
import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../theme/breakpoints.ts'
import { fadesOnLeave } from '../theme/hover-motion.ts'
import { space, token } from '../theme/token.ts'
import { eventText, LEAST_TARGET } from './event-look.ts'

const atShortest = under(LABEL_BREAKPOINTS.shortest)

/**
 * Styles every EventButton inside it, so that events are plain elements: a month has hundreds. The person
 * wraps to a second line if the times leave no space; longer text ends in an ellipsis.
 */
export const EventContainer: ComponentType<ComponentPropsWithRef<'div'>> = styled.div`
  & [data-part='event'] {
    display: block;
    inline-size: 100%;
    min-block-size: ${LEAST_TARGET};
    padding: ${space(0.75)} ${space(1.5)};
    overflow: clip;
    border-inline-start: 3px solid ${token.line.accent};
    border-radius: ${token.radius.small};
    background: ${token.surface.selected};
    /* The times differ in colour only: another weight would load and shape another font. */
    color: ${token.ink.accent};
    ${eventText}
    text-overflow: ellipsis;
    ${fadesOnLeave('background-color')}
    & > [data-part] {
      white-space: nowrap;
    }
    & > [data-part='name'] {
      color: ${token.ink.plain};
    }
    &[data-agent]::before {
      content: attr(data-agent) / '';
      float: inline-end;
      color: ${token.ink.subtle};
    }
    &[data-state='pending'] {
      padding-block: calc(${space(0.75)} - 1px);
      border: 1px solid ${token.line.accent};
      border-inline-start-width: 3px;
      background: ${token.surface.plain};
    }
    &[data-state='over'] {
      border-color: ${token.line.strong};
      background: ${token.tone.neutral.surface};
      box-shadow: inset 0 0 0 1px ${token.tone.neutral.line};
      &,
      & > [data-part='name'] {
        color: ${token.tone.neutral.ink};
        @media (forced-colors: active) {
          color: GrayText;
        }
      }
    }
    /* The words are in the accessible name. */
    &[data-clash]::after {
      content: '!' / '';
      float: inline-end;
      order: 2;
      inline-size: 1rem;
      margin-inline-start: ${space(0.5)};
      border-radius: ${token.radius.round};
      background: ${token.surface.danger};
      color: ${token.ink.onDanger};
      text-align: center;
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
      &,
      & > [data-part='name'] {
        color: ${token.ink.muted};
      }
    }
    &[data-dragging] {
      opacity: 0.45;
    }
    ${atShortest} {
      padding-inline: 0;
      border-inline-start-width: 2px;
      text-align: center;
      &::before,
      & > [data-part='name'],
      & [data-part='end'] {
        display: none;
      }
    }
    @media print {
      padding-inline: ${space(1)};
      border: 1px solid ${token.line.strong};
      border-inline-start-width: 3px;
      text-align: start;
      /* Print: narrower, and without a dialog for details. */
      &::before,
      & > [data-part='name'],
      & [data-part='end'] {
        display: inline;
        white-space: normal;
      }
    }
  }
`
