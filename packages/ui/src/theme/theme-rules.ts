/** The rules that give the declarations of two themes: as chosen, as the device prefers, and within an element that turns the theme. */
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
