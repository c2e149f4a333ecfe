import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open it over the dialog of its lead.'],
  donts: ['Do not offer changes: the trail is append-only.'],
  keys: { Escape: 'Closes it.' },
}
