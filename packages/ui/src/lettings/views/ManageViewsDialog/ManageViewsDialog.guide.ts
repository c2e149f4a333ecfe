import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Show every view that the person has, also the shared ones: their order and pins are the person’s own.',
  ],
  donts: ['Do not offer to rename or delete the view of a colleague without the permission for it.'],
  keys: {
    'Enter or Space': 'On Move up and Move down, moves the view, and the focus with it.',
    Escape: 'Closes the dialog.',
  },
}
