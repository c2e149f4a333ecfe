import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open it over the dialog of its lead.', 'Refetch it while a mail is waiting.'],
  donts: ['Do not show the text of a mail: it is not stored.'],
  keys: {},
}
