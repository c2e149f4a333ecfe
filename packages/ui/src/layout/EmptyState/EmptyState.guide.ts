import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say why there is nothing, and offer the next step.'],
  donts: ['Do not blame the user, and do not joke.'],
  keys: {},
}
