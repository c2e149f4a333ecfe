import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { dayCountLook } from '../day-count-look.ts'
import { dayNumberLook } from '../day-number-look.ts'
import { eventText } from '../event-look.ts'
import { waitingLook } from '../grid/grid-look.ts'

const atShortest = under(LABEL_BREAKPOINTS.shortest)

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space(2)} ${space(1)};
  text-align: center;
`

/** Each week lays out its own days: the columns are equally wide, so no subgrid is needed. */
const columns = 'repeat(7, minmax(0, 1fr))'

/** A day. Its number and count are plain elements, because a month has 42 of each. */
export const Cell = styled.td.attrs({ role: 'gridcell' })`
  display: block;
  min-inline-size: 0;
  min-block-size: 7rem;
  padding: ${space(1)} ${space(1)} ${space(2)};
  border-inline-start: 1px solid ${token.line.subtle};
  border-block-start: 1px solid ${token.line.subtle};
  & > time {
    ${dayNumberLook}
    margin-block-end: ${space(0.75)};
    vertical-align: top;
  }
  & > [data-part='count'] {
    float: inline-end;
    margin-block-start: ${space(1.25)};
    padding-inline: ${space(1.5)};
    border-radius: ${token.radius.round};
    background: ${token.surface.sunken};
    color: ${token.ink.subtle};
    ${eventText}
  }
  ${under(LABEL_BREAKPOINTS.shorter)} {
    & [data-part='event']::before {
      display: none;
    }
  }
  ${dayCountLook}
  &:first-child {
    border-inline-start: 0;
  }
  &[data-other-month] {
    background: ${token.surface.page};
    & > time:not([data-today]) {
      color: ${token.ink.muted};
      font-weight: 450;
      @media (forced-colors: active) {
        color: GrayText;
      }
    }
  }
  &[data-today] {
    box-shadow: inset 0 2px 0 ${token.line.mark};
  }
  &[data-over] {
    background: ${token.surface.hover};
    outline: 2px dashed ${token.line.accent};
    outline-offset: -3px;
  }
  &:focus-visible {
    outline-offset: -2px;
    z-index: 1;
  }
  ${atShortest} {
    min-block-size: 4.5rem;
    padding: ${space(0.75)} ${space(0.5)};
    & > [data-part='count'] {
      /* May overlap the empty side of the number. */
      margin-inline: ${space(-3)} ${space(-0.5)};
      padding-inline: ${space(0.5)};
      background: none;
    }
  }
  @media print {
    min-block-size: 22mm;
  }
`

export const Row = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: ${columns};
  grid-column: 1 / -1;
  break-inside: avoid;
  &[data-heading] {
    position: sticky;
    /* The app sets the height of its own bar, where it has one. */
    inset-block-start: var(--lk-sticky-top, 0);
    z-index: ${token.layer.sticky};
    border-radius: ${token.radius.large} ${token.radius.large} 0 0;
    background: ${token.surface.plain};
    @media print {
      position: static;
    }
  }
`

export const Grid = styled.table.attrs({ role: 'grid' })`
  display: grid;
  grid-template-columns: ${columns};
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  ${Row}:last-child > ${Cell}:first-child {
    border-end-start-radius: ${token.radius.large};
  }
  ${Row}:last-child > ${Cell}:last-child {
    border-end-end-radius: ${token.radius.large};
  }
  &[aria-busy] ${Cell}:nth-child(3n + 1)::after,
  &[aria-busy] ${Row}:nth-child(even) > ${Cell}:nth-child(4n + 2)::after {
    ${waitingLook}
    display: block;
    block-size: 1.5rem;
  }
`
