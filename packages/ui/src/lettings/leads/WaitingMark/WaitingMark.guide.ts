import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it wherever a lead waits: text and icon say it, colour only supports them.'],
  donts: [
    'Do not count minutes anywhere else: the mark goes on with the clock, as far as the answer of the server says.',
  ],
  keys: {},
}
