import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for a value others need word for word, such as a link.'],
  donts: ['Do not shorten the value to make it fit: all of it is copied, and a read-only one wraps.'],
  keys: {
    'Enter or Space': 'On the button, copies the value.',
    Tab: 'Reaches the value, which can be selected, and then the button.',
  },
}
