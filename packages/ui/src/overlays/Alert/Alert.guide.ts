import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for messages that nobody may miss; there is one in the product.'],
  donts: ['Do not use it for success.'],
  keys: { Enter: 'Presses the only button, which has the focus.' },
}
