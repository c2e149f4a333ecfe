import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Mount it, empty, before there is something to announce.'],
  donts: ['Do not repeat what a change of focus announces.'],
  keys: {},
}
