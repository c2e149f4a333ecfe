import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Show what a file would change before anything is written.',
    'Offer the failing rows as a file to correct.',
  ],
  donts: ['Do not import a file if one row fails.'],
  keys: { 'Enter or Space': 'Chooses a file, confirms, or downloads the failing rows.' },
}
