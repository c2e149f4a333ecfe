import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the selection while pages are turned, and after an action that failed for some leads.'],
  donts: ['Do not list leads in progress: they cannot be anonymised.'],
  keys: {
    Tab: 'Moves through the buttons, the checkboxes and the pager.',
    Space: 'Ticks the focused lead.',
  },
}
