import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what the tenant can do now, in words without blame.'],
  donts: ['Do not show a code or the words of the server.'],
  keys: {},
}
