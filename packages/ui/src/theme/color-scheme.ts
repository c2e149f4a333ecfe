/** `system` follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const

export type ColorScheme = (typeof COLOR_SCHEMES)[number]

const STORAGE_KEY = 'color_scheme'

const isColorScheme = (value: unknown): value is ColorScheme =>
  COLOR_SCHEMES.some((scheme) => scheme === value)

/** The stored choice; `system` if there is none or storage is unavailable. */
export function rememberedColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return isColorScheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Applies a colour scheme without storing it. */
export function showColorScheme(scheme: ColorScheme, root: HTMLElement = document.documentElement): void {
  if (scheme === 'system') root.removeAttribute('data-theme')
  else root.setAttribute('data-theme', scheme)
}

/** Applies and stores a colour scheme. */
export function chooseColorScheme(scheme: ColorScheme): void {
  showColorScheme(scheme)
  try {
    localStorage.setItem(STORAGE_KEY, scheme)
  } catch {
    // Storage is full or unavailable: the choice lasts for this visit.
  }
}
