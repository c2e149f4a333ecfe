import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the router’s link where there is one.'],
  donts: ['Do not replace the address with a click handler.'],
  keys: { Enter: 'Follows the link.' },
}
