/**
 * CSS rules that apply the declarations of two themes: the one chosen with `data-theme` (on the root or a
 * subtree), otherwise the preferred one.
 */
export const themeRules = (light: string, dark: string): string => `
  :root,
  [data-theme='light'] {
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      ${dark}
    }
  }
  [data-theme='dark'] {
    ${dark}
  }
`
