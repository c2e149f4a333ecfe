/** Spread into a story that Chromatic captures; all others are skipped. */
export const captured = {
  parameters: {
    chromatic: {
      disableSnapshot: false,
      modes: {
        'light 1280': { theme: 'light', viewport: 1280 },
        'light 480': { theme: 'light', viewport: 480 },
        'dark 1280': { theme: 'dark', viewport: 1280 },
        'dark 480': { theme: 'dark', viewport: 480 },
      },
    },
  },
}
