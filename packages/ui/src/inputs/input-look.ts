import { css } from 'styled-components'
import { space, token } from '../theme/token.ts'

/** The frame of a text input; its state follows the input inside. */
export const frameLook = css`
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: ${token.size.medium};
  border: 1px solid ${token.line.strong};
  border-radius: ${token.radius.medium};
  background: ${token.surface.raised};
  transition: border-color ${token.motion.fast};
  /* Touch needs a larger target than a mouse. */
  @media (pointer: coarse) {
    min-block-size: ${token.size.large};
  }
  &:hover {
    border-color: ${token.ink.subtle};
  }
  &:has(> :is(input, textarea):focus-visible) {
    border-color: ${token.line.accent};
    outline: 2px solid ${token.line.focus};
    outline-offset: 1px;
  }
  &:has(> [aria-invalid='true']) {
    border-color: ${token.line.danger};
    box-shadow: inset 0 0 0 1px ${token.line.danger};
  }
  &:has(> :is(input, textarea):read-only) {
    border-color: ${token.line.plain};
    background: ${token.surface.sunken};
  }
  &:has(> :is(input, textarea):disabled) {
    border-color: ${token.line.plain};
    background: ${token.surface.sunken};
    color: ${token.ink.muted};
    cursor: not-allowed;
  }
  /* On paper an input would cut off its text, and a long one is not continued on the next sheet. */
  @media print {
    &[data-text] {
      & > :is(input, textarea),
      & button {
        display: none;
      }
      &::after {
        content: attr(data-text);
        flex: auto;
        order: 1;
        min-inline-size: 0;
        padding: ${space(1.5)} ${space(2.5)};
        overflow-wrap: anywhere;
        white-space: pre-wrap;
      }
      & > :not(:first-child) {
        order: 2;
      }
    }
  }
`

export const inputLook = css`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  padding: ${space(1.5)} ${space(2.5)};
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font: 400 ${token.text.body} ${token.font.body};
  font-variant-numeric: tabular-nums;
  outline: none;
  &:disabled {
    cursor: not-allowed;
  }
  /* Under 16 px, phones zoom in when the input gets the focus. */
  @media (pointer: coarse) {
    font: 400 ${token.text.large} ${token.font.body};
  }
`

export const affixLook = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${token.ink.muted};
  white-space: nowrap;
  &:first-child {
    padding-inline-start: ${space(2.5)};
    margin-inline-end: ${space(-1)};
  }
  &:last-child {
    padding-inline-end: ${space(0.75)};
  }
  &[data-words]:last-child {
    padding-inline-end: ${space(2.5)};
  }
`
