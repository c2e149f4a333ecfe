import { css } from 'styled-components'
import { under } from '../theme/breakpoints.ts'
import { space, token } from '../theme/token.ts'

/** The backdrop between the page and a dialog. */
export const backdropLook = css`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.surface.scrim};
  transition: opacity ${token.motion.slow};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  @media print {
    display: none;
  }
`

/** The container that positions a dialog. */
export const viewportLook = css`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: grid;
  /* No word, however long, makes the dialog wider than the screen. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space(6)};
  ${under(640)} {
    padding: ${space(3)};
  }
  @media print {
    position: static;
    display: block;
    padding: 0;
  }
`

/** The dialog itself; `--dialog-width` is its maximum width. */
export const sheetLook = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: var(--dialog-width);
  max-block-size: 100%;
  border: 1px solid ${token.line.plain};
  border-radius: ${token.radius.large};
  background: ${token.surface.plain};
  color: ${token.ink.plain};
  box-shadow: ${token.shadow.high};
  overflow-wrap: break-word;
  outline: none;
  transition:
    opacity ${token.motion.slow},
    translate ${token.motion.slow};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 ${space(2)};
  }
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
