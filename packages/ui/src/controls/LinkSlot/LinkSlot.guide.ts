import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it the router’s link where there is one.'],
  donts: ['Do not give it a click handler in place of an address.'],
  keys: { Enter: 'Follows it.' },
}
