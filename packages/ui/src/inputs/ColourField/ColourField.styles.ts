import { styled } from 'styled-components'
import { token } from '../../theme/token.ts'

/** The input that opens the browser's colour picker, styled as a square of the colour. */
export const Swatch = styled.input`
  appearance: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.small};
  background: none;
  overflow: clip;
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
  &::-webkit-color-swatch-wrapper {
    padding: 0;
  }
  &::-webkit-color-swatch {
    border: 0;
  }
  &::-moz-color-swatch {
    border: 0;
  }
`
