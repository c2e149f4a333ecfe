import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Take 07…, 44… and +44… alike.'],
  donts: ['Do not refuse spaces.'],
  keys: { Tab: 'Leaves it, and tidies what was typed.' },
}
