import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it up to about twelve choices, so that all are in sight.', 'Stand it in a Field with isGroup.'],
  donts: ['Do not choose one beforehand where a wrong choice costs something.'],
  keys: { 'Arrow keys': 'Choose the next or the one before.', Tab: 'Enters at the chosen one, and leaves.' },
}
