import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass colours as the agency gave them: they are moved until they can be read.'],
  donts: ['Do not nest it: the colours are those of the whole page.'],
  keys: {},
}
