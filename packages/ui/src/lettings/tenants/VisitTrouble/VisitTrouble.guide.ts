import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what the tenant can do now, without blame.'],
  donts: ['Do not show an error code or the server’s message.'],
  keys: {},
}
