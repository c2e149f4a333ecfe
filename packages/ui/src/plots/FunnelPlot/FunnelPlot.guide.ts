import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for steps of which each is a part of the one before, such as from enquiry to reservation.',
    'Say beside each step how much of the one before it is.',
  ],
  donts: [
    'Do not use it for things that exclude each other, such as outcomes: use a `BarList`.',
    'Do not show more than six steps.',
  ],
  keys: {
    Tab: 'Goes to the plot, and from it to what follows.',
    'Arrow keys': 'Move between the steps.',
    'Home and End': 'Go to the first and the last step.',
    Enter: 'Opens the records behind the figure.',
  },
}
