import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show clashes as soon as a colleague is chosen.'],
  donts: ['Do not open it for a person without work: the plain question is enough.'],
  keys: { Escape: 'Cancels.' },
}
