import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say who took the lead when somebody was quicker, and keep the dialog open.'],
  donts: ['Do not offer it to people who may not assign leads.'],
  keys: { Enter: 'Assigns.', Escape: 'Closes the dialog.' },
}
