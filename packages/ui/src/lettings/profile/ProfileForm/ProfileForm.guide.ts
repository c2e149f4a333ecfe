import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep it on the page of its owner.'],
  donts: ['Do not use it for other people’s names.'],
  keys: { Enter: 'In a field, sends the form.' },
}
