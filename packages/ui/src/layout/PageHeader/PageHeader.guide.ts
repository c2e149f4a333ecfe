import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Have one on a page: it holds the only main heading.'],
  donts: ['Do not put more than one primary button into it.'],
  keys: {},
}
