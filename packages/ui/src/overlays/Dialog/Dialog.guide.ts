import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use 640 px for a form of one or two columns, 960 for a long one, 1280 for content that needs the whole width.',
    'Ask in onCloseRequest when there are unsaved edits: the dialog stays until isOpen is false.',
  ],
  donts: ['Do not open more than two dialogs above each other.'],
  keys: { Tab: 'Stays in the dialog.', Escape: 'Closes it, after asking when there are edits.' },
}
