import { styled } from 'styled-components'
import { LABEL_BREAKPOINTS, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { eventText } from '../event-look.ts'
import { waitingLook } from '../grid/grid-look.ts'

const atShortest = under(LABEL_BREAKPOINTS.shortest)

export const Row = styled.tr.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
`

const timeColumn = `
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
`

export const Corner = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${timeColumn}
  border-start-start-radius: ${token.radius.large};
  background: ${token.surface.plain};
`

export const Heading = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  padding: ${space(2)} ${space(1)};
  border-inline-start: 1px solid ${token.line.subtle};
  text-align: center;
  &[data-today] {
    box-shadow: inset 0 2px 0 ${token.line.mark};
  }
`

export const Hour = styled.th.attrs({ role: 'rowheader', scope: 'row' })`
  ${timeColumn}
  padding: ${space(1)} ${space(2)};
  border-block-start: 1px solid ${token.line.plain};
  background: ${token.surface.plain};
  color: ${token.ink.muted};
  ${eventText}
  text-align: end;
  ${Row}:last-child > & {
    border-end-start-radius: ${token.radius.large};
  }
  ${atShortest} {
    padding-inline: ${space(1)};
  }
`

export const Cell = styled.td.attrs({ role: 'gridcell' })`
  position: relative;
  block-size: calc(4 * var(--band-size));
  border-block-start: 1px solid ${token.line.plain};
  border-inline-start: 1px solid ${token.line.subtle};
  background-image: linear-gradient(${token.line.subtle} 0 0);
  background-position: 0 calc(2 * var(--band-size) - 1px);
  background-size: 100% 1px;
  background-repeat: no-repeat;
  /* Space for an event that starts in the last quarter and lasts an hour. */
  ${Row}:last-child > & {
    block-size: calc(7 * var(--band-size));
  }
  &[data-today] {
    background-color: ${token.surface.raised};
  }
  &[data-over] {
    background-color: ${token.surface.hover};
    outline: 2px dashed ${token.line.accent};
    outline-offset: -3px;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Filled by its event. */
export const Place = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(var(--band) * var(--band-size));
  inset-inline-start: calc(100% / var(--lanes) * var(--lane) + 1px);
  inline-size: calc(100% / var(--lanes) - 2px);
  block-size: calc(var(--bands) * var(--band-size) - 1px);
  & > *,
  & [data-part='event'] {
    block-size: 100%;
  }
  /* A block of text would be centred vertically in its button. */
  & [data-part='event'] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    column-gap: ${space(1)};
    /* Three whole lines fill an hour: nothing of a fourth is in sight. */
    padding-block: 0.3125rem 0;
    &[data-state='pending'] {
      padding-block-start: 0.25rem;
    }
    & > [data-part='name'] {
      min-inline-size: 0;
      overflow: clip;
      text-overflow: ellipsis;
    }
    &::before {
      order: 1;
    }
    ${atShortest} {
      justify-content: center;
    }
  }
`

/** The present time, above the events of today. */
export const Now = styled.div`
  position: absolute;
  z-index: 2;
  inset-inline: 0;
  inset-block-start: calc(var(--at) * var(--band-size));
  border-block-start: 2px solid ${token.line.danger};
  translate: 0 -1px;
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: ${token.radius.round};
    background: ${token.line.danger};
    translate: -50% calc(-50% - 1px);
  }
  @media print {
    display: none;
  }
`

const column = (index: number) => `minmax(calc(var(--lanes-${index}) * var(--lane-size)), 1fr)`

export const Grid = styled.table.attrs({ role: 'grid' })`
  --band-size: 0.875rem;
  --lane-size: 5rem;
  display: grid;
  grid-template-columns: 3.5rem ${[0, 1, 2, 3, 4, 5, 6].map(column).join(' ')};
  min-inline-size: fit-content;
  ${atShortest} {
    --lane-size: 2.5rem;
    grid-template-columns: 2.75rem ${[0, 1, 2, 3, 4, 5, 6].map(column).join(' ')};
  }
  @media print {
    --lane-size: 2.5rem;
  }
  &[aria-busy] ${Row}:nth-child(5n + 3) > ${Cell}:nth-child(3n + 2)::after,
  &[aria-busy] ${Row}:nth-child(5n + 6) > ${Cell}:nth-child(3n + 3)::after {
    ${waitingLook}
    position: absolute;
    inset: 1px;
  }
`

/** Has a shadow at each end where days are hidden. */
export const Frame = styled.div`
  position: relative;
  --edge: 1.5rem;
  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: 3;
    inset-block: 1px;
    inline-size: var(--edge);
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.motion.fast};
  }
  &::before {
    inset-inline-start: calc(3.5rem + 1px);
    background: linear-gradient(to right, ${token.ink.plain}, transparent);
    ${atShortest} {
      inset-inline-start: calc(2.75rem + 1px);
    }
  }
  &::after {
    inset-inline-end: 1px;
    border-start-end-radius: ${token.radius.large};
    border-end-end-radius: ${token.radius.large};
    background: linear-gradient(to left, ${token.ink.plain}, transparent);
  }
  &[data-more-before]::before,
  &[data-more-after]::after {
    opacity: 0.25;
  }
  @media print {
    &::before,
    &::after {
      content: none;
    }
  }
`

export const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  @media print {
    overflow: visible;
    break-inside: avoid;
  }
`
