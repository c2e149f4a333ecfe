import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use the verb of the title on the button that sends the form.',
    'Keep the form in a component of its own within the dialog: each opening then starts with fresh state.',
    'Pass isBusy while the form is sent, and keep what was typed when that fails.',
  ],
  donts: ['Do not ask a yes-or-no question with it: that is ConfirmDialog.'],
  keys: {
    Enter: 'In a field of one line: sends the form.',
    Escape: 'Asks to close; not while the form is sent.',
  },
}
