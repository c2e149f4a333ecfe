import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Start each item with a verb.',
    'Use at most about seven items.',
    'Give a note where items are disabled for a reason that cannot be seen.',
  ],
  donts: ['Do not use it to choose a value: use Select.'],
  keys: {
    'Enter or Space': 'Opens it; on an item, runs it.',
    'Arrow Down, Arrow Up':
      'On its button, open it at the first or the last item; in it, move through the items.',
    'Home, End': 'Go to the first and the last.',
    Letters: 'Find the item that starts with them.',
    Tab: 'Closes it and moves to what follows its button.',
    Escape: 'Closes it and returns the focus.',
  },
}
