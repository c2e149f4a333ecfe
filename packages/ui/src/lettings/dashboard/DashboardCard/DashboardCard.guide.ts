import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass isPermitted false without permission: the card stays, without rows.'],
  donts: ['Do not add a third list.'],
  keys: {
    Tab: 'Goes through the rows’ buttons, then the pages.',
    'Enter or Space': 'On “Edit”, opens the lead; on a page number, shows that page.',
  },
}
