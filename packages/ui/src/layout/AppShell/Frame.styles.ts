import { createGlobalStyle, styled } from 'styled-components'
import { dimmedGutter } from '../../modal/modal-look.ts'
import { from, under } from '../../theme/breakpoints.ts'
import { space, token } from '../../theme/token.ts'
import { Name as LogoName } from '../Logo/Logo.styles.ts'

/** 255 px is specified; with larger text its words need more. */
const SIDE_WIDTH = 'max(255px, min(13rem, 30vw))'

/** The width of the menu when it is collapsed to icons. */
const FOLDED_SIDE_WIDTH = '4rem'

/**
 * Reserves the space of the scrollbar, so that the page keeps its width when rows load. Has no effect on
 * overlay scrollbars, as on phones.
 */
export const PageStyle = createGlobalStyle`
  html {
    scrollbar-gutter: stable;
    transition: background-color ${token.motion.slow};
  }
  ${dimmedGutter}
`

export const Root = styled.div`
  position: relative;
  min-block-size: 100dvh;
  --main-max: 100rem;
  --main-top: ${space(4)};
  --main-side: ${space(4)};
  ${from(640)} {
    --main-top: ${space(6)};
    --main-side: ${space(6)};
  }
  ${from(1280)} {
    --main-top: ${space(7)};
  }
  ${from(1920)} {
    --main-side: ${space(8)};
  }
  /* Height of the bar at the top of the page. */
  ${under(1024)} {
    --page-bar: 3.25rem;
  }
  ${from(1024)} {
    --side-width: ${SIDE_WIDTH};
    display: grid;
    grid-template-columns: var(--side-width) minmax(0, 1fr);
    /* Width of the tools beside the title, including the notification count. */
    &[data-tools] {
      --page-tools: 16rem;
    }
    &[data-side-folded] {
      --side-width: ${FOLDED_SIDE_WIDTH};
    }
  }
  @media print {
    display: block;
    min-block-size: 0;
  }
`

export const Side = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token.layer.side};
  block-size: 100dvh;
  ${under(1024)} {
    display: none;
  }
  @media print {
    display: none;
  }
`

export const Bar = styled.header`
  z-index: ${token.layer.side};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${under(1024)} {
    position: sticky;
    inset-block-start: 0;
    block-size: var(--page-bar);
    padding-inline: ${space(1)};
    background: ${token.surface.side};
    color: ${token.ink.onSide};
    container: bar / inline-size;
  }
  /* The tools share the line of the title, so that they need no line of their own. */
  ${from(1024)} {
    position: absolute;
    inset-block-start: var(--main-top);
    inset-inline-end: calc(max(0px, (100% - var(--side-width) - var(--main-max)) / 2) + var(--main-side));
  }
  @media print {
    display: none;
  }
`

/** The menu button and the logo, in windows without a sidebar. */
export const Brand = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  /* Truncated after two lines; the drawer shows the full name. */
  & ${LogoName} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 1.25rem;
  }
  ${from(1024)} {
    display: none;
  }
`

export const Main = styled.main`
  min-inline-size: 0;
  inline-size: 100%;
  max-inline-size: var(--main-max);
  margin-inline: auto;
  padding: var(--main-top) var(--main-side) ${space(12)};
  outline: none;
  @media print {
    padding: 0;
  }
`
