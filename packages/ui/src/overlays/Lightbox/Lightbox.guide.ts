import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give each picture a name.'],
  donts: ['Do not put acts into it.'],
  keys: { 'Arrow Left, Arrow Right': 'Go to the picture before and after.', Escape: 'Closes it.' },
}
