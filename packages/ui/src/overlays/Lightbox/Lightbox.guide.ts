import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give each picture a name.'],
  donts: ['Do not put actions into it.'],
  keys: { 'Arrow Left, Arrow Right': 'Show the previous and the next picture.', Escape: 'Closes it.' },
}
