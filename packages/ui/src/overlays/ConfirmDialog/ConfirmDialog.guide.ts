import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Ask with the act as a title: “Delete Enquiry”; answer with the same verb.',
    'Pass isDanger when it cannot be undone.',
  ],
  donts: ['Do not ask about what can be undone: do it, and offer Undo.'],
  keys: {
    Tab: 'Goes between the answers; with isDanger the safe one has the focus first.',
    Escape: 'Answers no.',
  },
}
