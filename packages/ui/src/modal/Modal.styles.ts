import { styled } from 'styled-components'
import { under } from '../theme/breakpoints.ts'
import { fades } from '../theme/surface-motion.ts'
import { space, token } from '../theme/token.ts'

/** Between the page and a modal. */
export const Backdrop = styled.div`
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

/** Positions a modal. */
export const Viewport = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  display: grid;
  /* Long words wrap instead of widening the dialog. */
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  padding: ${space(6)};
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
