import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say that the first picture is the one on cards.'],
  donts: ['Do not take the arrows away: dragging has to have another way.'],
  keys: { 'Enter or Space': 'Enlarges a picture, moves it one place, or deletes it.' },
}
