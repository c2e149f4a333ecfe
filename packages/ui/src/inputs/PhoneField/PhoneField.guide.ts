import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Accept 07…, 44… and +44….'],
  donts: ['Do not reject spaces.'],
  keys: { Tab: 'Leaves it and formats the value.' },
}
