import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above AuditTable, and offer to clear all filters.'],
  donts: ['Do not repeat a filter that a column of the table has.'],
  keys: { Tab: 'Moves through the dates, the text and “Clear all”.', Escape: 'In the text, clears it.' },
}
