import { dark, light } from './semantic.ts'

/**
 * Applies the stored colour scheme. Serialised into a script of its own, so it must not refer to anything
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

/** The id of a template in the page, and the class of its content. */
export const LOAD_FAILURE_ID = 'load-failure'

/**
 * Shows the template with this id in the empty page when a script fails: React, which shows all other errors, may be
 * missing. Serialised like `showRememberedScheme`.
 */
export function watchScripts(id: string): void {
  const show = () => {
    const root = document.querySelector('#root:empty')
    const template = document.querySelector<HTMLTemplateElement>(`#${id}`)
    if (template !== null) root?.append(template.content.cloneNode(true))
  }
  addEventListener('unhandledrejection', show)
  addEventListener(
    'error',
    ({ target }) => {
      if (target === window || target instanceof HTMLScriptElement) show()
    },
    // The errors of elements do not bubble.
    true,
  )
}

/** Runs before the first paint, so that the page does not flash in the other theme, and before any other script. */
export const firstPaintScript = `;(${showRememberedScheme.toString()})();(${watchScripts.toString()})('${LOAD_FAILURE_ID}')\n`

/** The page background of both themes until the app's styles are loaded, and the message if that fails. */
export const firstPaintCss = `:root { color-scheme: light; background: ${light.surface.page}; }
@media (prefers-color-scheme: dark) { :root { color-scheme: dark; background: ${dark.surface.page}; } }
:root[data-theme='light'] { color-scheme: light; background: ${light.surface.page}; }
:root[data-theme='dark'] { color-scheme: dark; background: ${dark.surface.page}; }
.${LOAD_FAILURE_ID} { max-inline-size: 32em; margin: 20vh auto 0; padding: 1em; font: 1em/1.5 system-ui, sans-serif; text-align: center; }
.${LOAD_FAILURE_ID} h1 { font-size: 1.25em; }
.${LOAD_FAILURE_ID} a { display: inline-block; margin-block-start: 0.5em; padding: 0.5em 1.5em; border: 1px solid; border-radius: 0.5em; color: inherit; text-decoration: none; }
`
