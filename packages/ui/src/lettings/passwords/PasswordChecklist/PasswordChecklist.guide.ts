import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand it under the field; it speaks only when something has changed.'],
  donts: ['Do not turn it red while somebody still types.'],
  keys: {},
}
