import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what happened in one sentence.'],
  donts: ['Do not put a necessary action into a toast.', 'Do not show errors of a form in a toast only.'],
  keys: {
    F6: 'Moves to the toasts and pauses their timers.',
    'Enter or Space': 'On its buttons, runs the action or dismisses the toast.',
    Escape: 'Dismisses the focused toast.',
  },
}
