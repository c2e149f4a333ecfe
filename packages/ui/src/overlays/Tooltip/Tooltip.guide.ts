import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the name of an icon.'],
  donts: ['Do not put anything into it that has to be known, or pressed.'],
  keys: { Tab: 'To its control shows it.', Escape: 'Puts it away.' },
}
