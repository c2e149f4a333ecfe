import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it wherever a lead waits: text and icon say it, colour only supports them.'],
  donts: ['Do not count the minutes in the browser: only the server knows the office hours.'],
  keys: {},
}
