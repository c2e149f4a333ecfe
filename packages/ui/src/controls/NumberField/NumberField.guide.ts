import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say the unit, as a suffix or in the label.'],
  donts: ['Do not use it for phone numbers or codes: those are texts.'],
  keys: { Tab: 'Leaves it, and tidies what was typed.' },
}
