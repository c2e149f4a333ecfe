import { createGlobalStyle, css } from 'styled-components'
import { scale } from './scale.ts'
import { dark, light, print } from './semantic.ts'
import { themeRules } from './theme-rules.ts'
import { customProperties, token } from './token.ts'

const declarations = (tree: Parameters<typeof customProperties>[0]): string =>
  customProperties(tree)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')

const lightVariables = `color-scheme: light; ${declarations(light)}`
/** In forced colours, text adapts by itself; icons with a colour of their own do not. */
const forcedInk = customProperties(light)
  .filter(([name]) => /-ink(-|$)|-line-mark$/.test(name))
  .map(([name]) => `${name}: CanvasText;`)
  .join('')
const edgesOfTones = Object.keys(light.tone)
  .map((tone) => `--lk-tone-${tone}-line: var(--lk-tone-${tone}-ink);`)
  .join('')
const printVariables = `color-scheme: light; ${declarations(print)}`
const darkVariables = `color-scheme: dark; ${declarations(dark)}`

// A nested `data-theme` changes the colours of its subtree, so the attribute alone is the selector. Rules
// that apply to both themes (more contrast, print) have the specificity of the dark rules.
const variables = css`
  :root {
    ${declarations(scale)}
  }
  ${themeRules(lightVariables, darkVariables)}
  @media (prefers-reduced-motion: reduce) {
    :root {
      --lk-motion-fast: 0.01ms;
      --lk-motion-slow: 0.01ms;
    }
  }
  @media (prefers-contrast: more) {
    :root:not([data-theme]),
    [data-theme][data-theme] {
      --lk-line-plain: ${token.line.strong};
      --lk-line-subtle: ${token.line.strong};
      --lk-ink-subtle: ${token.ink.plain};
      --lk-ink-muted: ${token.ink.plain};
      --lk-ink-on-side-subtle: ${token.ink.onSide};
      ${edgesOfTones}
    }
  }
  @media (forced-colors: active) {
    svg {
      ${forcedInk}
    }
  }
  @media print {
    /* The same specificity as the dark rules above. */
    :root:not([data-theme]),
    [data-theme][data-theme] {
      ${printVariables}
    }
  }
`

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
  html {
    text-size-adjust: 100%;
    scroll-padding-block: 4.5rem;
  }
  body {
    min-height: 100dvh;
    background: ${token.surface.page};
    color: ${token.ink.plain};
    font: 400 ${token.text.body} ${token.font.body};
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  #root {
    isolation: isolate;
  }
  h1,
  h2,
  h3,
  h4 {
    font: inherit;
    text-wrap: balance;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  button {
    border: 0;
    background: none;
    text-align: inherit;
    cursor: pointer;
  }
  button:disabled {
    cursor: not-allowed;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  a {
    color: ${token.ink.accent};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  table,
  time,
  output,
  input,
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
    @page {
      margin: 14mm;
    }
    /* Wide content is printed across. The whole document, for a change of the page style begins a new page. */
    @page landscape {
      size: landscape;
    }
    body:has([data-print='landscape']):not(:has([data-print='alone'])) {
      page: landscape;
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

export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${reset}
  ${focus}
  ${paper}
`
