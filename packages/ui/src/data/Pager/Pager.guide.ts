import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep it in the page with one page too: a list that grows does not move.'],
  donts: ['Do not put the page number into a box to be typed.'],
  keys: { 'Enter or Space': 'Goes to the page.' },
}
