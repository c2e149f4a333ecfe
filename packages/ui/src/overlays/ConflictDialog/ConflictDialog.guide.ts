import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show only the fields that differ.'],
  donts: ['Do not choose for the person.'],
  keys: { Tab: 'Moves between Take theirs and Keep mine.', Escape: 'Returns to the form.' },
}
