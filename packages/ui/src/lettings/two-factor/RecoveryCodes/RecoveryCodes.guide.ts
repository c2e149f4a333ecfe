import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer to copy, download and print them.'],
  donts: ['Do not show them a second time.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
