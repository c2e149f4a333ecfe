import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above what it is about.'],
  donts: ['Do not let it vanish while it is true.'],
  keys: {},
}
