import type { Guide } from '../../stories/guide.ts'

/** When to take Logo, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use the mark alone where there is no room for the name.'],
  donts: ['Do not recolour it.'],
  keys: {},
}
