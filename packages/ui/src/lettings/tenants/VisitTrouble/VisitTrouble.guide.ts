import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what the tenant can do now, without blame.'],
  donts: ['Do not show a code or a message of the server.'],
  keys: {},
}
