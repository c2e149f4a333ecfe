import type { ComponentType } from 'react'
import { createGlobalStyle, css } from 'styled-components'
import { themeRules } from './theme-rules.ts'
import { token } from './token.ts'

// In `:where`, so that any rule of the host app wins.
const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
    padding: 0;
  }
  :where(html) {
    text-size-adjust: 100%;
    scroll-padding-block: 4.5rem;
  }
  :where(body) {
    min-height: 100dvh;
    background: ${token.surface.page};
    color: ${token.ink.plain};
    font: 400 ${token.text.body} ${token.font.body};
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  :where(#root) {
    isolation: isolate;
  }
  :where(h1, h2, h3, h4) {
    font: inherit;
    text-wrap: balance;
  }
  :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :where(button) {
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
  }
  button:disabled {
    cursor: not-allowed;
  }
  :where(img, svg) {
    display: block;
    max-width: 100%;
  }
  :where(a) {
    color: ${token.ink.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  :where(table, time, output, input),
  [data-figures] {
    font-variant-numeric: tabular-nums;
  }
  ::placeholder {
    color: ${token.ink.muted};
    opacity: 1;
  }
  ::selection {
    background: ${token.surface.accent};
    color: ${token.ink.onAccent};
  }
`

const focus = css`
  :focus-visible {
    outline: 2px solid ${token.line.focus};
    outline-offset: 2px;
  }
  /* Focus set by script (a heading, a dialog) needs no ring. */
  :where(h1, h2, main, [role='dialog'], [role='alertdialog'])[tabindex='-1']:focus-visible {
    outline: none;
  }
  /* Focus guards pass the focus on and screen readers skip them. axe accepts them only without a height. */
  [data-base-ui-focus-guard][aria-hidden='true'] {
    max-block-size: 0;
    pointer-events: none;
  }
`

const paper = css`
  @media print {
    /* The specificity of the dark theme's rule. */
    :root:not([data-theme]),
    [data-theme][data-theme] {
      color-scheme: light;
    }
    @page {
      margin: 14mm;
    }
    body {
      min-height: 0;
    }
    body:has([data-print='alone']) > :not(:has([data-print='alone'])) {
      display: none;
    }
    a {
      color: inherit;
    }
    [data-print='hidden'] {
      display: none;
    }
  }
`

/**
 * For an app whose whole page is made of this design system: the page's colours, font and scroll bars, no margins, plain
 * headings, the focus ring and rules for print.
 */
export const BaseStyles: ComponentType = createGlobalStyle`
  ${themeRules('color-scheme: light;', 'color-scheme: dark;')}
  ${reset}
  ${focus}
  ${paper}
`
