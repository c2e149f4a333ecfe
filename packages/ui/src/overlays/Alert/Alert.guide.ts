import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep it for what nobody may miss; there is one in the product.'],
  donts: ['Do not use it for success.'],
  keys: { Enter: 'Takes the one way on, which has the focus.' },
}
