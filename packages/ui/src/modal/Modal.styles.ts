import { Dialog } from '@base-ui/react/dialog'
import { styled } from 'styled-components'
import { under } from '../theme/breakpoints.ts'
import { fades } from '../theme/surface-motion.ts'
import { space, token } from '../theme/token.ts'

/** Between the page and a modal. */
export const Backdrop = styled(Dialog.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.surface.scrim};
  transition: opacity ${token.motion.slow};
  ${fades}
  @media print {
    display: none;
  }
`

/** Positions a modal. A press beside it is one on the backdrop; if only its release is there, it is on neither. */
export const Viewport = styled(Dialog.Viewport)`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: grid;
  /* Long words wrap instead of widening the dialog. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space(6)};
  pointer-events: none;
  &[data-open] > * {
    pointer-events: auto;
  }
  &[data-place='top'] {
    place-items: start center;
    padding-block-start: 10vh;
  }
  ${under(640)} {
    padding: ${space(3)};
    &[data-full] {
      padding: 0;
    }
    &[data-full] > * {
      max-inline-size: none;
      block-size: 100%;
      border: 0;
      border-radius: 0;
    }
  }
  @media print {
    position: static;
    display: block;
    padding: 0;
  }
`
