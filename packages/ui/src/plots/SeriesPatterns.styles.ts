import { styled } from 'styled-components'
import { token } from '../theme/token.ts'

/** Patterns are not drawn with `display: none`. */
export const Definitions = styled.svg`
  position: absolute;
  inline-size: 0;
  block-size: 0;
`

/**
 * Faint on a screen, where colours distinguish the series; clear on paper, which may be grey, and with system
 * colours.
 */
export const Drawing = styled.path`
  fill: none;
  stroke: ${token.surface.plain};
  stroke-width: 1.5;
  stroke-linecap: round;
  opacity: 0.35;
  @media print {
    opacity: 0.75;
  }
  @media (prefers-contrast: more) {
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    stroke: Canvas;
    opacity: 1;
  }
`

export const Fill = styled.svg`
  inline-size: 100%;
  block-size: 100%;
`
