import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Put every plot into one, with a `FigureTable` of the same figures: some people read what others look at.',
    'Name what is counted and by what: ‘Enquiries by week’.',
    'Offer the export of its table to those who may export.',
  ],
  donts: [
    'Do not describe the figures in the title: it stays the same for all of them.',
    'Do not show axes without anything: say that there is nothing.',
  ],
  keys: { Tab: 'Goes to ‘Show table’, the export, and the plot.', Enter: 'Shows the table or the plot.' },
}
