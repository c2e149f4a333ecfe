import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for how a page shows the same things, with effect at once.'],
  donts: ['Do not use it in a form: a RadioGroup belongs there.', 'Do not offer more than three choices.'],
  keys: { 'Enter or Space': 'Chooses.' },
}
