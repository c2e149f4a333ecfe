import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Ask for a reason: colleagues read it in the history of both leads.'],
  donts: ['Do not ask people who may not merge leads.'],
  keys: { Escape: 'Closes the dialog.' },
}
