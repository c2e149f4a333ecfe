import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it once, around every page for staff.', 'Fold the sidebar only where it is beside the page.'],
  donts: ['Do not nest a second one.'],
  keys: { Tab: 'First reaches “Skip to content”.', Escape: 'Closes the menu on narrow screens.' },
}
