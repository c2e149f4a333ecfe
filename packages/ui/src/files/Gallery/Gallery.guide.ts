import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say that cards show the first picture.'],
  donts: ['Do not remove the arrows: people need an alternative to dragging.'],
  keys: { 'Enter or Space': 'Enlarges a picture, moves it one place, or deletes it.' },
}
