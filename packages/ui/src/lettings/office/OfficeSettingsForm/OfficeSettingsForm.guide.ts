import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show what became of a colour that had to be adjusted for contrast.'],
  donts: ['Do not ask for what has a good default: every field may be left empty.'],
  keys: { Enter: 'In a field, saves.' },
}
