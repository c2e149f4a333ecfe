import { dark, light } from './semantic.ts'

/** Shows the theme that was chosen on an earlier visit. It travels as its own text, so it uses nothing from around it. */
export function showRememberedScheme(): void {
  try {
    const scheme = localStorage.getItem('color_scheme')
    if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute('data-theme', scheme)
  } catch {
    // Storage is closed to us: the device's own scheme holds.
  }
}

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const themeScript = `;(${showRememberedScheme.toString()})()\n`

/** The background of the page in both themes, until the styles of the app are there. */
export const firstPaintCss = `:root { color-scheme: light; background: ${light.surface.page}; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; background: ${dark.surface.page}; } }
:root[data-theme='light'] { color-scheme: light; background: ${light.surface.page}; }
:root[data-theme='dark'] { color-scheme: dark; background: ${dark.surface.page}; }
`
