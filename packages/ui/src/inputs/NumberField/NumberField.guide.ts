import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the unit, as a suffix or in the label.'],
  donts: ['Do not use it for phone numbers or codes: use a TextField.'],
  keys: { Enter: 'Submits its form.', '↑ ↓': 'Change the number by one step.' },
}
