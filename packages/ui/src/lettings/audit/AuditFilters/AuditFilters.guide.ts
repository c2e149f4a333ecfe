import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand it above AuditTable, and offer to clear all at once.'],
  donts: ['Do not repeat a filter that a column of the table has.'],
  keys: { Tab: 'Goes through the days, the words and “Clear all”.', Escape: 'In the words, empties them.' },
}
