import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the lead, and what is deleted with it.'],
  donts: ['Do not omit Undo: a toast offers it after the deletion.'],
  keys: { Escape: 'Cancels.' },
}
