import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Offer new figures when leads change, and leave it to the reader when to take them.',
    'Give each count the address of exactly the leads that it counts.',
  ],
  donts: ['Do not refresh while somebody reads: figures that move cannot be compared.'],
  keys: {
    Tab: 'Goes through the parts: each plot is one stop.',
    'Arrow keys': 'Move between the figures of a plot.',
    Enter: 'Opens the leads behind the figure.',
  },
}
