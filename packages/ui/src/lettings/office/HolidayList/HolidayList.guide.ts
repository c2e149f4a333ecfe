import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Sort the days when they are saved, not while somebody types.'],
  donts: ['Do not remove days that are past: what has waited over them is counted by them.'],
  keys: { Tab: 'Moves through date, name and Remove of each day.' },
}
