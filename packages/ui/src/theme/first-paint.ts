import { dark, light } from './semantic.ts'

/**
 * Applies the stored colour scheme. Serialised into an inline script, so it must not refer to anything
 * outside itself.
 */
export function showRememberedScheme(): void {
  try {
    const scheme = localStorage.getItem('color_scheme')
    if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute('data-theme', scheme)
  } catch {
    // Storage is unavailable: the device's scheme applies.
  }
}

/** Runs before the first paint, so that the page does not flash in the other theme. */
export const themeScript = `;(${showRememberedScheme.toString()})()\n`

/** The page background of both themes until the app's styles are loaded. */
export const firstPaintCss = `:root { color-scheme: light; background: ${light.surface.page}; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; background: ${dark.surface.page}; } }
:root[data-theme='light'] { color-scheme: light; background: ${light.surface.page}; }
:root[data-theme='dark'] { color-scheme: dark; background: ${dark.surface.page}; }
`
