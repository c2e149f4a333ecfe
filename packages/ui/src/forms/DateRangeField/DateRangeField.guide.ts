import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for filters: each end is optional.'],
  donts: ['Do not use it for a start and an end that a form requires: two fields have room for two errors.'],
  keys: { Tab: 'Goes from the first day to the last. Each works as a DateField.' },
}
