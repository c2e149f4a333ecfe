import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use the action as the title: “Delete Enquiry”; use the same verb on the button.',
    'Pass isDanger when it cannot be undone.',
  ],
  donts: ['Do not ask about reversible actions: offer Undo instead.'],
  keys: {
    Tab: 'Moves between the buttons; with isDanger Cancel has the focus first.',
    Escape: 'Cancels.',
  },
}
