import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the rows on show and say that they may be older.'],
  donts: ['Do not put an error page in the place of rows that were there.'],
  keys: { 'Enter or Space': 'On its button, asks again.' },
}
