import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Offer 10, 20, 50 and 100; one that is kept from elsewhere is shown too.'],
  donts: ['Do not go back to the first page without saying so.'],
  keys: { 'Arrow Up, Arrow Down': 'Change the number of rows.' },
}
