import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Give the obstacle of a failed save: the dialog asks about conflicts, clashes and held homes itself.',
    'Give an act only to whom may do it: its button is there when its callback is.',
  ],
  donts: ['Do not put another way to change a lead beside it, except the two short dialogs for viewings.'],
  keys: {
    Tab: 'Stays inside.',
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In a field of one line, saves.',
    'Arrow keys': 'Choose the status.',
  },
}
