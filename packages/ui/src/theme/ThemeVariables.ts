import type { ComponentType } from 'react'
import { createGlobalStyle } from 'styled-components'
import { scale } from './scale.ts'
import { dark, light, print } from './semantic.ts'
import { themeRules } from './theme-rules.ts'
import { customProperties, token } from './token.ts'

const declarations = (tree: Parameters<typeof customProperties>[0]): string =>
  customProperties(tree)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')

/** In forced colours, text adapts by itself; icons and plots with a colour of their own do not. */
const forcedInk = customProperties(light)
  .filter(([name]) => /-ink(-|$)|-line-mark$|-series-/.test(name))
  .map(([name]) => `${name}: CanvasText;`)
  .join('')
const edgesOfTones = Object.keys(light.tone)
  .map((tone) => `--lk-tone-${tone}-line: var(--lk-tone-${tone}-ink);`)
  .join('')

/**
 * The variables that every component needs, and nothing else: no rule of the page changes. A nested `data-theme`
 * changes the colours of its subtree, so the attribute alone is the selector. Rules that apply to both themes (more
 * contrast, print) have the specificity of the dark rules. Popups vary by device through variables: when the first
 * popup adds a rule within `@media` to a page, Chromium matches all styles of the page again.
 */
export const ThemeVariables: ComponentType = createGlobalStyle`
  :root {
    ${declarations(scale)}
    --lk-fade-from: 0;
    --lk-popup-item-size: 2rem;
    --lk-popup-highlight: transparent;
  }
  ${themeRules(declarations(light), declarations(dark))}
  @media (prefers-reduced-motion: reduce) {
    :root {
      --lk-motion-fast: 0.01ms;
      --lk-motion-slow: 0.01ms;
      --lk-fade-from: 1;
    }
  }
  @media (pointer: coarse) {
    :root {
      /* Touch needs a larger target than a mouse. */
      --lk-popup-item-size: ${scale.size.large};
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
    :root {
      --lk-popup-highlight: Highlight;
    }
    svg {
      ${forcedInk}
    }
  }
  @media print {
    /* The same specificity as the dark rules above. */
    :root:not([data-theme]),
    [data-theme][data-theme] {
      ${declarations(print)}
    }
  }
`
