import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for counts over time, such as enquiries by week, and for what they consist of.',
    'Give a period without any a bar of 0, so that a gap in time is seen.',
    'Put the largest series first: it stands on the axis, where bars can be compared.',
    'Put it into a `PlotFrame`, with a `FigureTable` of the same figures.',
  ],
  donts: [
    'Do not show more than eight series: add up the rest as ‘Other’.',
    'Do not use it for a few named things: their names fit a `BarList`.',
    'Do not stack medians or other figures that cannot be added: use a `LinePlot`.',
  ],
  keys: {
    Tab: 'Goes to the plot, and from it to what follows.',
    'Left and right arrows': 'Move between bars, and from the last to the names of the series.',
    'Up and down arrows': 'Move between the parts of a bar.',
    'Home and End': 'Go to the first bar and to the end.',
    Enter: 'Opens the records behind the figure.',
  },
}
