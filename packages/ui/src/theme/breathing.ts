import { css, keyframes } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.45; }
`

/** The animation of placeholders and of work of unknown length. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
`
