import type { Guide } from '../../stories/guide.ts'

/** When to take PhoneField, when not, and its keys. */
export const guide: Guide = {
  dos: ['Take 07…, 44… and +44… alike.'],
  donts: ['Do not refuse spaces.'],
  keys: { Tab: 'Leaves it, and tidies what was typed.' },
}
