import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for print only, below what the screen shows.'],
  donts: ['Do not send it by mail: access details stay with the agent.'],
  keys: {},
}
