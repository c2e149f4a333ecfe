/** Tokens shared by the light and dark themes; lengths in rem, so that the user's text size applies. */
export const scale = {
  radius: { small: '4px', medium: '6px', large: '10px', round: '999px' },
  /** Heights of controls. */
  size: { small: '1.75rem', medium: '2.25rem', large: '2.75rem' },
  font: {
    body: "'Hanken Grotesk Variable', ui-sans-serif, system-ui, sans-serif",
    mono: "'IBM Plex Mono', ui-monospace, monospace",
  },
  /** `size/line-height`, for the `font` shorthand. */
  text: {
    small: '0.8125rem/1.25rem',
    body: '0.875rem/1.25rem',
    large: '1rem/1.5rem',
    title: '1.1875rem/1.75rem',
    heading: '1.625rem/2rem',
  },
  motion: { fast: '110ms', slow: '200ms' },
  layer: {
    sticky: '10',
    side: '100',
    overlay: '200',
    popup: '300',
    toast: '400',
    tooltip: '450',
    skip: '500',
  },
} as const

/** In pixels. */
export const GRID_STEP_PX = 4
