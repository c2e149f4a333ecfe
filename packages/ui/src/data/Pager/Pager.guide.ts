import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep it for a single page too, so that a growing list does not move.'],
  donts: ['Do not make the page number a text field.'],
  keys: { 'Enter or Space': 'Goes to the page.' },
}
