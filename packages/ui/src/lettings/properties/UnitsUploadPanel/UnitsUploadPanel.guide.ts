import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Show what a file would bring about before anything is written.',
    'Offer the failing rows as a file to mend.',
  ],
  donts: ['Do not take a file of which one row fails.'],
  keys: {
    Tab: 'Goes through the buttons.',
    'Enter or Space': 'Chooses a file, confirms, or downloads the failing rows.',
  },
}
