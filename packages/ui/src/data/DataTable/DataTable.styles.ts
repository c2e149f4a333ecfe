import { css, keyframes, styled } from 'styled-components'
import { skipLook } from '../../accessibility/skip-look.ts'
import { screenFrom, screenUnder } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { rowsLook } from './body/BodyRows.styles.ts'

/**
 * Below this width a table scrolls within its frame, in both directions. It is the width left by the side
 * menu, the page margins and a scrollbar of 17 px at 1280 px. A list that must fit there has columns of at
 * most 59.875 rem, because the frame has a border.
 */
const SCROLLS_UNDER = '60rem'

/** The same for a table with few columns: the width left by the page margins and a scrollbar at 768 px. */
const NARROW_SCROLLS_UNDER = '43.75rem'

/** Below this width, smaller text avoids many second lines. */
const SMALL_TEXT_UNDER = '72rem'

/** The same for the compact table, whose dates, names and phones must fit one line. */
const SMALL_COMPACT_TEXT_UNDER = '88rem'

const slide = keyframes`
  from { inset-inline: -30% 100%; }
  to { inset-inline: 100% -30%; }
`

export const Root = styled.div`
  position: relative;
  @media screen {
    container: table / inline-size;
  }
`

/** Over the toolbar, which it skips. */
export const Skip = styled.a`
  position: absolute;
  inset: ${space(-1)} auto auto 0;
  max-inline-size: 100%;
  ${skipLook}
  &:not(:focus) {
    clip-path: inset(50%);
  }
`

const scrolling = css`
  --head-inset: 0px;
  max-block-size: max(20rem, 100dvh - 12rem);
  overflow: auto;
  overscroll-behavior-inline: contain;
`

export const Scroller = styled.div`
  /* Offset of the sticky heading: the height of the app bar, if any. */
  --head-inset: var(--page-bar, 0px);
  ${screenFrom(640)} {
    border: 1px solid ${token.line.plain};
    border-radius: ${token.radius.large};
    background: ${token.surface.plain};
    /* Not hidden, which would make the heading stick to this frame and not to the page. */
    overflow: clip;
    container-type: scroll-state;
    @container table (width < ${NARROW_SCROLLS_UNDER}) {
      ${scrolling}
    }
    &[data-wide] {
      @container table (width < ${SCROLLS_UNDER}) {
        ${scrolling}
      }
    }
  }
`

/** Delayed, so that it does not flicker on fast responses. */
export const Progress = styled.div`
  position: sticky;
  inset-block-start: var(--head-inset);
  z-index: calc(${token.layer.sticky} + 1);
  block-size: 2px;
  margin-block-end: -2px;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -30% 100%;
    background: ${token.line.accent};
    animation: ${slide} 1.1s 300ms ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      inset-inline: 0;
      animation: none;
      opacity: 0.5;
    }
  }
`

// Rows are grids, and cards on phones; some browsers then drop the table roles, so they are explicit. On paper it is a
// table: browsers repeat only the headings of those, and cut or lose grids at the end of a sheet.
export const Table = styled.table.attrs({ role: 'table' })`
  --cell-block: ${space(2)};
  --narrow-block: ${space(0.5)};
  --cell-inset: ${space(2.5)};
  text-align: start;
  @media screen {
    display: block;
  }
  ${screenFrom(640)} {
    &[data-density='compact'] {
      @container table (width < ${SMALL_COMPACT_TEXT_UNDER}) {
        font: 400 ${token.text.small} ${token.font.body};
      }
      --cell-block: ${space(1.25)};
      --narrow-block: ${space(0.25)};
      --cell-inset: ${space(2)};
    }
    min-inline-size: var(--least-width);
    @container table (width < ${SMALL_TEXT_UNDER}) {
      font: 400 ${token.text.small} ${token.font.body};
    }
  }
  @media print {
    --cell-block: ${space(1.25)};
    --cell-inset: ${space(2)};
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font: 400 ${token.text.small} ${token.font.body};
  }
`

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${screenFrom(640)} {
    display: block;
    border-block-end: 1px solid ${token.line.plain};
    background: ${token.surface.sunken};
    position: sticky;
    inset-block-start: var(--head-inset);
    z-index: ${token.layer.sticky};
  }
  ${screenUnder(640)} {
    display: none;
    margin-block-end: ${space(3)};
    padding: ${space(3)};
    border: 1px solid ${token.line.plain};
    border-radius: ${token.radius.large};
    background: ${token.surface.plain};
    &[data-open] {
      display: block;
    }
  }
  @media print {
    display: table-header-group;
    break-inside: avoid;
  }
`

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  @media screen {
    display: block;
  }
  transition: opacity ${token.motion.slow};
  &[data-dimmed] {
    /* A lower opacity would be too faint to read. */
    opacity: 0.72;
  }
  /* Keeps focused rows from being covered by the sticky heading. */
  & :focus-visible {
    scroll-margin-block: calc(7rem + var(--head-inset)) 4rem;
  }
  ${screenUnder(640)} {
    display: grid;
    gap: ${space(2)};
  }
  & > tr {
    ${rowsLook}
  }
`
