import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer 10, 20, 50 and 100; another current value is shown too.'],
  donts: ['Do not return to the first page without an announcement.'],
  keys: { 'Arrow Up, Arrow Down': 'Change the number of rows.' },
}
