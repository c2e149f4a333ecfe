import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it around everything that a page renders, once.'],
  donts: ['Do not put it around a part of a page: a route shows its own `ErrorState`, and the menu stays.'],
  keys: { 'Enter or Space': 'Reloads the page.' },
}
