import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Choose the size for the usual length of text.'],
  donts: ['Do not use it for one line.'],
  keys: { Enter: 'Begins a new line.' },
}
