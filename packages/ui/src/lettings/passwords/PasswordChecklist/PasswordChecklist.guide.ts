import type { Guide } from '../../../stories/guide.ts'

/** When to take PasswordChecklist, when not, and its keys. */
export const guide: Guide = {
  dos: ['Stand it under the field; it speaks only when something has changed.'],
  donts: ['Do not turn it red while somebody still types.'],
  keys: {},
}
