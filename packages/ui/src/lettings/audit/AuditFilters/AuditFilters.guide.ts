import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above AuditTable, which clears these filters too.'],
  donts: ['Do not repeat a filter that a column of the table has.'],
  keys: { Tab: 'Moves through the dates and the text.', Escape: 'In the text, clears it.' },
}
