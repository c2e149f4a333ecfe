import { css } from 'styled-components'
import { fadesOnLeave } from '../theme/hover-motion.ts'
import { space, token } from '../theme/token.ts'

const sizes = css`
  min-block-size: ${token.size.medium};
  padding: ${space(1.5)} ${space(3.5)};
  &[data-size='small'] {
    min-block-size: ${token.size.small};
    padding: ${space(0.75)} ${space(2.5)};
    font: 550 ${token.text.small} ${token.font.body};
  }
  &[data-size='large'] {
    min-block-size: ${token.size.large};
    padding: ${space(2)} ${space(5)};
    font: 600 ${token.text.large} ${token.font.body};
  }
`

const colours = css`
  &[data-variant='primary'] {
    background: ${token.surface.accent};
    color: ${token.ink.onAccent};
    &:hover {
      background: ${token.surface.accentHover};
    }
  }
  &[data-variant='secondary'] {
    border-color: ${token.line.plain};
    background: ${token.surface.raised};
    color: ${token.ink.plain};
    box-shadow: ${token.shadow.low};
    &:hover {
      border-color: ${token.line.strong};
      background: ${token.surface.hover};
    }
  }
  &[data-variant='quiet'] {
    color: ${token.ink.subtle};
    &:hover {
      background: ${token.surface.hover};
      color: ${token.ink.plain};
    }
  }
  &[data-variant='danger'] {
    background: ${token.surface.danger};
    color: ${token.ink.onDanger};
    &:hover {
      background: ${token.surface.dangerHover};
    }
  }
  &[data-variant='quiet-danger'] {
    color: ${token.ink.danger};
    &:hover {
      background: ${token.tone.red.surface};
      color: ${token.tone.red.ink};
    }
  }
  &[data-variant]:is(:disabled, [data-inactive]) {
    border-color: transparent;
    background: ${token.surface.sunken};
    color: ${token.ink.muted};
    box-shadow: none;
  }
  &[data-variant='secondary']:is(:disabled, [data-inactive]) {
    /* On a sunken surface the button would otherwise look like text. */
    border-color: ${token.line.plain};
  }
  &:is([data-variant='quiet'], [data-variant='quiet-danger']):is(:disabled, [data-inactive]) {
    background: none;
  }
`

/**
 * Shared by buttons and links styled as buttons; reads `data-variant` and `data-size`. Complete without the base styles,
 * for apps with styles of their own.
 */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  box-sizing: border-box;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${token.radius.medium};
  background: none;
  font: 600 ${token.text.body} ${token.font.body};
  text-align: center;
  text-decoration: none;
  letter-spacing: inherit;
  cursor: pointer;
  ${fadesOnLeave('background-color', 'border-color', 'color')}
  &:is(:disabled, [data-inactive]) {
    cursor: not-allowed;
  }
  ${sizes}
  ${colours}
  & svg {
    flex: none;
    inline-size: 1.15em;
    block-size: 1.15em;
  }
  @media print {
    display: none;
  }
`
