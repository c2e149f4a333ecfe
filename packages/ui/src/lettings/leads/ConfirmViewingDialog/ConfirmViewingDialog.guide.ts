import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Begin with the time that the tenant wished for.',
    'Lay the question about a clash over it, as `over`.',
  ],
  donts: ['Do not confirm without an agent and a time: the customer is told both.'],
  keys: {
    Tab: 'Stays inside.',
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In a field, confirms the viewing.',
  },
}
