import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand it under every list that has pages.'],
  donts: ['Do not hide it while rows are read again: it would jump.'],
  keys: { 'Enter or Space': 'Goes to a page.' },
}
