import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Name the record, so that a listener knows whose menu it is.',
    'Put what destroys last, after a divider, in red.',
  ],
  donts: ['Do not show an act that this person may never do; disable one that cannot be done now.'],
  keys: {
    'Enter or Space': 'Opens the menu; on a line, does it.',
    'Arrow Up, Arrow Down': 'Go through the lines.',
    Letters: 'Find the line that begins with them.',
    Escape: 'Closes it.',
  },
}
