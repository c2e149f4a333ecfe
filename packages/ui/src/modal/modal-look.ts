import { css } from 'styled-components'
import { lowWindow } from '../theme/breakpoints.ts'
import { dark, light, type Colours } from '../theme/semantic.ts'
import { themeRules } from '../theme/theme-rules.ts'
import { entersFrom } from '../theme/surface-motion.ts'
import { space, token } from '../theme/token.ts'

/** The colour of the page under the backdrop. */
const dimmed = ({ surface: { page, scrim } }: Colours): string => {
  const [colour, alpha] = scrim.slice(0, -1).split(' / ')
  return `color-mix(in srgb, ${page}, ${colour}) ${Number(alpha) * 100}%)`
}

/**
 * The reserved space of the scrollbar, which no element can cover: browsers paint it in the background colour
 * of the root.
 */
export const dimmedGutter = css`
  ${themeRules(`--page-dimmed: ${dimmed(light)};`, `--page-dimmed: ${dimmed(dark)};`)}
  html:has([data-scrim]:not([data-ending-style])) {
    background: var(--page-dimmed);
  }
`

/** The dialog itself; `--dialog-width` is its maximum width. */
export const sheetLook = css`
  @media screen {
    display: flex;
    flex-direction: column;
    max-block-size: 100%;
  }
  inline-size: 100%;
  max-inline-size: var(--dialog-width);
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  color: ${token.ink.plain};
  box-shadow: ${token.shadow.high};
  overflow-wrap: break-word;
  outline: none;
  ${lowWindow} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  transition:
    opacity ${token.motion.slow},
    translate ${token.motion.slow};
  ${entersFrom(`opacity: 0; translate: 0 ${space(2)};`)}
  @media print {
    max-inline-size: none;
    border: 0;
    box-shadow: none;
  }
`

/** The row of buttons at the bottom of a dialog. */
export const footerLook = css`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)};
  @media print {
    display: none;
  }
`
