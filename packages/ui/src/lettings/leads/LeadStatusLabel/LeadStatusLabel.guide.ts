import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it wherever a status is shown: it defines text and colour.', 'Pass isQuiet in lists.'],
  donts: ['Do not choose a tone for a status yourself.'],
  keys: {},
}
