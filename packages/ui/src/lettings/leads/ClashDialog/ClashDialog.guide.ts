import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the other viewing, and say that nothing has been saved.'],
  donts: ['Do not forbid it: the agent decides.'],
  keys: { Escape: 'Cancels.' },
}
