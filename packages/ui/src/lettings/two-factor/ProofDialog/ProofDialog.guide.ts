import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the change.'],
  donts: ['Do not ask for it before reading.'],
  keys: { Escape: 'Closes it.', Enter: 'In a field, submits the form.' },
}
