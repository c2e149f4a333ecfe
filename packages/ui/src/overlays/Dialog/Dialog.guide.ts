import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    '640 px for a form of one or two columns, 960 for a long one, 1280 for what needs the whole width.',
    'Ask in onCloseRequest when there are unsaved edits: the dialog stays until isOpen is false.',
  ],
  donts: ['Do not open a third over two.'],
  keys: { Tab: 'Stays inside.', Escape: 'Closes it, after asking when there are edits.' },
}
