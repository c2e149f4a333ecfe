import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say by isPermitted that somebody may not see the list: the card stays, without rows.'],
  donts: ['Do not put a third list beside the two.'],
  keys: {
    Tab: 'Goes through the rows’ buttons, then the pages.',
    'Enter or Space': 'On “Edit”, opens the lead; on a page, turns to it.',
  },
}
