import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what would clash as soon as somebody is chosen.'],
  donts: ['Do not open it for a person without work: the plain question is enough.'],
  keys: { Escape: 'Cancels.' },
}
