import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give its cell the full date as its accessible name.'],
  donts: ['Do not mark today by colour alone.'],
  keys: {},
}
