import type { Guide } from '../../stories/guide.ts'

/** When to take EmptyState, when not, and its keys. */
export const guide: Guide = {
  dos: ['Say why there is nothing, and offer the next step.'],
  donts: ['Do not blame the person or joke.'],
  keys: {},
}
