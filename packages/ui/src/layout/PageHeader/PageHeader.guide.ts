import type { Guide } from '../../stories/guide.ts'

/** When to take PageHeader, when not, and its keys. */
export const guide: Guide = {
  dos: ['Have one on a page: it holds the only main heading.'],
  donts: ['Do not put more than one primary button into it.'],
  keys: {},
}
