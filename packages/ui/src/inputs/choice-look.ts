import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** A line with a checkbox or radio button before its label; the whole line can be pressed. */
export const choiceLook = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2.5)};
  inline-size: fit-content;
  min-block-size: ${token.size.small};
  padding-block: ${space(1)};
  overflow-wrap: anywhere;
  cursor: pointer;
  /* Touch needs a larger target than a mouse. */
  @media (pointer: coarse) {
    min-block-size: ${token.size.large};
    padding-block: ${space(2.5)};
  }
  &:has(:disabled) {
    color: ${token.ink.muted};
    cursor: not-allowed;
  }
`

/** The checkbox or radio button: 18 px, in a line at least 28 px high. */
export const markLook = css`
  position: relative;
  flex: none;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin-block: 0.0625rem;
  border: 1.5px solid ${token.line.strong};
  background: ${token.surface.raised};
  appearance: none;
  /* Browsers omit backgrounds in print by default. */
  print-color-adjust: exact;
  cursor: inherit;
  transition:
    background-color ${token.motion.fast},
    border-color ${token.motion.fast};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    opacity: 0;
    background: ${token.ink.onAccent};
    transition: opacity ${token.motion.fast};
  }
  /* Radio buttons of a group without a choice match :indeterminate too. */
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${token.line.accent};
    background: ${token.surface.accent};
  }
  &:checked::before,
  &[type='checkbox']:indeterminate::before {
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${token.line.accent};
  }
  &[aria-invalid='true'] {
    border-color: ${token.line.danger};
  }
  &:disabled {
    border-color: ${token.line.plain};
    background: ${token.surface.sunken};
  }
  &:disabled::before {
    background: ${token.ink.muted};
  }
  @media (forced-colors: active) {
    appearance: auto;
    /* Would cover the native mark in forced colours. */
    &::before {
      content: none;
    }
  }
`

export const noteLook = css`
  display: block;
  color: ${token.ink.muted};
  font: 400 ${token.text.small} ${token.font.body};
`
