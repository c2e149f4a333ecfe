/** What a person may choose; `system` follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const

/** One of the choices of colour scheme. */
export type ColorScheme = (typeof COLOR_SCHEMES)[number]

const STORAGE_KEY = 'color_scheme'

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value)

/** The remembered choice; `system` when there is none or storage is closed to us. */
export function rememberedColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isColorScheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Shows the page in this scheme without remembering it. */
export function showColorScheme(scheme: ColorScheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', scheme)
}

/** Shows the page in this scheme, now and on later visits. */
export function chooseColorScheme(scheme: ColorScheme): void {
  showColorScheme(scheme)
  try {
    localStorage.setItem(STORAGE_KEY, scheme)
  } catch {
    // Storage is full or closed: the choice lasts for this visit.
  }
}
