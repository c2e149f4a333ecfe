import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the colleague who took the lead first, and keep the dialog open.'],
  donts: ['Do not offer it to people who may not assign leads.'],
  keys: { Enter: 'Assigns.', Escape: 'Closes the dialog.' },
}
