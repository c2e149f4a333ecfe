import { css, keyframes, styled } from 'styled-components'
import { space, token } from '../../theme/token.ts'

const pulse = keyframes`
  50% { opacity: 0.4; }
`

/** A placeholder where an event may appear. */
export const waitingLook = css`
  content: '';
  border-radius: ${token.radius.small};
  background: ${token.surface.sunken};
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

// Some browsers drop the table semantics of a grid layout; the roles restore them.
export const RowGroup = styled.tbody.attrs({ role: 'rowgroup' })`
  display: contents;
`

/** Below a grid without events. */
export const Note = styled.output`
  display: block;
  color: ${token.ink.muted};
  text-align: center;
  /* Rendered while empty: screen readers announce inserted text, but not an element that becomes visible. */
  &:not(:empty) {
    padding-block-start: ${space(3)};
  }
`
