import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for two to four steps.'],
  donts: ['Do not make steps interactive: forms lead to them.'],
  keys: {},
}
