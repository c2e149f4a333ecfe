import type { Guide } from '../../stories/guide.ts'

/** When to take CopyField, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use it for a value others need word for word, such as a link.'],
  donts: ['Do not let it wrap: the whole value is copied however much of it is seen.'],
  keys: {
    'Enter or Space': 'On the button, copies the value.',
    Tab: 'Reaches the value, which can be selected, and then the button.',
  },
}
