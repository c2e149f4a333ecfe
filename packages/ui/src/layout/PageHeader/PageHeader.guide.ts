import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use one per page: it has the only main heading.'],
  donts: ['Do not use more than one primary button in it.'],
  keys: {},
}
