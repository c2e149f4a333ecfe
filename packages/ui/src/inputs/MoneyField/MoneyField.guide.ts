import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say in the label what the amount is for, and how often.'],
  donts: ['Do not put a £ into its value: the value is a number of pounds.'],
  keys: { Tab: 'Leaves it and formats the value.' },
}
