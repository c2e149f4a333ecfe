import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what happened and what to do, without codes or names of programs.'],
  donts: ['Do not use it for a part of a page: use EmptyState.'],
  keys: { Tab: 'Goes to the button.' },
}
