import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the name of an icon.'],
  donts: ['Do not put necessary information or controls into it.'],
  keys: { Tab: 'On its control, shows it.', Escape: 'Hides it.' },
}
