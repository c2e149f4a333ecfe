import { css, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'
import { breathing } from '../../theme/breathing.ts'

const fill = css`
  border-radius: ${token.radius.round};
  background: ${token.surface.accent};
  transition: inline-size ${token.motion.slow};
  @media (forced-colors: active) {
    background: Highlight;
  }
`

export const Bar = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: ${space(2)};
  overflow: hidden;
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.round};
  background: ${token.surface.sunken};
  &::-webkit-progress-bar {
    background: transparent;
  }
  /* Browsers drop a whole rule with a pseudo-element they do not know, so each has its own rule. */
  &::-webkit-progress-value {
    ${fill}
  }
  &::-moz-progress-bar {
    ${fill}
  }
  &:indeterminate {
    background: repeating-linear-gradient(
      -45deg,
      ${token.surface.accent} 0 0.5rem,
      ${token.surface.selected} 0.5rem 1rem
    );
    ${breathing}
    @media (forced-colors: active) {
      /* Forced colours remove gradients. */
      forced-color-adjust: none;
      border-color: CanvasText;
      background: repeating-linear-gradient(-45deg, Highlight 0 0.5rem, Canvas 0.5rem 1rem);
    }
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`
