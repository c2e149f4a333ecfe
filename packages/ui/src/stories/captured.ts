/** Spread into a story that Chromatic shall photograph; every other story is left out. */
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
