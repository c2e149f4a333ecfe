import { css } from 'styled-components'
import { token } from './token.ts'

/** Hovering changes the properties at once; leaving fades. */
export const fadesOnLeave = (...properties: readonly string[]) => css`
  transition: ${properties.map((property) => `${property} ${token.motion.fast}`).join(', ')};
  &:hover {
    transition-duration: 0s;
  }
`
