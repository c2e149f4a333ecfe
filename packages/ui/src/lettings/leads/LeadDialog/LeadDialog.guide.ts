import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Pass the obstacle of a failed save: the dialog itself asks about conflicts, clashes and held homes.',
    'Pass a callback only with permission: its button is shown when it is given.',
  ],
  donts: ['Do not add another editor for leads, except the two short dialogs for viewings.'],
  keys: {
    Escape: 'Closes it; with unsaved edits it asks first.',
    Enter: 'In a field of one line, saves.',
    'Arrow keys': 'Choose the status.',
  },
}
