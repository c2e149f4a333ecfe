import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for two to four steps.'],
  donts: ['Do not let it be pressed: a step is reached by its form.'],
  keys: {},
}
