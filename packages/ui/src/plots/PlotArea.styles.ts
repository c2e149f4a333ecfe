import { styled } from 'styled-components'
import { space, token } from '../theme/token.ts'
import { axisText, wide } from './plot-look.ts'

/** `--plot-block` is the length of the axis; `--plot-top` is the space above the highest value. */
export const Root = styled.div`
  --plot-block: 13rem;
  --plot-top: 1.5rem;
  display: flex;
  gap: ${space(2)};
  min-inline-size: 0;
  ${wide} {
    grid-area: plot;
  }
  @media print {
    --plot-block: 10rem;
  }
`

export const Ticks = styled.div`
  ${axisText}
  display: flex;
  flex: none;
  flex-direction: column-reverse;
  align-items: end;
  justify-content: space-between;
  block-size: var(--plot-block);
  margin-block-start: var(--plot-top);
`

/** It has no height, so that its middle is at the tick. */
export const Tick = styled.span`
  block-size: 0;
  line-height: 0;
`

/** Shaded at an end where columns are hidden: the covers move with the columns, the shades stay. */
export const Scroller = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-x: auto;
  overflow-y: clip;
  background:
    linear-gradient(to right, ${token.surface.plain} 50%, transparent) left / 1rem 100% local,
    linear-gradient(to left, ${token.surface.plain} 50%, transparent) right / 1rem 100% local,
    linear-gradient(to right, ${token.line.strong}, transparent) left / 0.5rem 100% scroll,
    linear-gradient(to left, ${token.line.strong}, transparent) right / 0.5rem 100% scroll;
  background-repeat: no-repeat;
  @media print {
    overflow: visible;
    background: none;
  }
`

export const Area = styled.div`
  position: relative;
  min-inline-size: min-content;
`

export const Lines = styled.div`
  position: absolute;
  inset-block-start: var(--plot-top);
  inset-inline: 0;
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  block-size: var(--plot-block);
  pointer-events: none;
`

export const Line = styled.div`
  block-size: 0;
  border-block-start: 1px solid ${token.line.subtle};
  &:first-child {
    border-color: ${token.line.strong};
  }
`

export const Columns = styled.ul`
  position: relative;
  display: flex;
  list-style: none;
`

/** The least width of a column that a pointer can still hit. */
export const Column = styled.li`
  container: column / inline-size;
  flex: 1 1 0;
  min-inline-size: 0.625rem;
  @media print {
    min-inline-size: 0;
  }
`

export const Content = styled.div`
  position: relative;
  block-size: calc(var(--plot-top) + var(--plot-block));
`

export const Label = styled.span`
  ${axisText}
  display: flex;
  justify-content: center;
  block-size: 1.5rem;
  padding-block-start: ${space(1)};
  @container column (width < 2.9rem) {
    /* Words wider than their column may overlap the next one, but do not leave the plot. */
    ${Column}:first-child > & {
      justify-content: start;
    }
    ${Column}:last-child > & {
      justify-content: end;
    }
    &[data-stays='1'] > * {
      display: none;
    }
  }
  @container column (width < 1.45rem) {
    &[data-stays='2'] > * {
      display: none;
    }
  }
  @container column (width < 0.73rem) {
    &[data-stays='4'] > * {
      display: none;
    }
  }
  @container column (width < 0.37rem) {
    &[data-stays='8'] > * {
      display: none;
    }
  }
`
