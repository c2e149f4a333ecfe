import type { Guide } from '../../../stories/guide.ts'

/** When to take VisitSteps, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use it for two to four steps.'],
  donts: ['Do not let it be pressed: a step is reached by its form.'],
  keys: {},
}
