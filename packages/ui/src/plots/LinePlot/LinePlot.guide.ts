import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for measures over time that cannot be added, such as medians.',
    'Leave a gap where there is no value: null, not 0.',
    'Name each line in a word or two, which stand at its end.',
  ],
  donts: [
    'Do not use it for counts of what happened: a `BarPlot` shows that weeks are separate.',
    'Do not show more than three lines.',
  ],
  keys: {
    Tab: 'Goes to the plot, and from it to what follows.',
    'Left and right arrows': 'Move along a line.',
    'Up and down arrows': 'Move between the lines.',
    'Home and End': 'Go to the first and the last point.',
    Enter: 'Opens the records behind the figure.',
  },
}
