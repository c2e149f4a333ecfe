import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for a few named things, such as the outcomes of viewings: names of any length fit.',
    'Keep the order that people know, or put the largest first.',
  ],
  donts: [
    'Do not use it for weeks or months: time goes from left to right, in a `BarPlot`.',
    'Do not use it for steps of which each follows from the one before: use a `FunnelPlot`.',
  ],
  keys: {
    Tab: 'Goes to the plot, and from it to what follows.',
    'Arrow keys': 'Move between the bars.',
    'Home and End': 'Go to the first and the last bar.',
    Enter: 'Opens the records behind the figure.',
  },
}
