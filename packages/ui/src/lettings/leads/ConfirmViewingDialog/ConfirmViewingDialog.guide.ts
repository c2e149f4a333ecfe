import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Start with the time that the tenant desired.',
    'Render the question about a clash over it, as `over`.',
  ],
  donts: ['Do not confirm without an agent and a time: the customer is emailed both.'],
  keys: {
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In a field, confirms the viewing.',
  },
}
