import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Name the record, so that screen reader users know whose menu it is.',
    'Put destructive items last, after a divider, in red.',
  ],
  donts: ['Do not show actions without permission; disable those that are not possible now.'],
  keys: {
    'Enter or Space': 'Opens the menu; on an item, runs it.',
    'Arrow Up, Arrow Down': 'Move through the items.',
    Letters: 'Find the item that starts with them.',
    Escape: 'Closes it.',
  },
}
