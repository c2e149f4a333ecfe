/** Spread into a story that Chromatic shall photograph; every other story is left out. */
export declare const captured: {
  parameters: {
    chromatic: {
      disableSnapshot: boolean
      modes: {
        'light 1280': {
          theme: string
          viewport: number
        }
        'light 480': {
          theme: string
          viewport: number
        }
        'dark 1280': {
          theme: string
          viewport: number
        }
        'dark 480': {
          theme: string
          viewport: number
        }
      }
    }
  }
}
