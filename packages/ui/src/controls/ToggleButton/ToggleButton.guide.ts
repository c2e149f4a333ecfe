import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it in a toolbar, with effect at once.'],
  donts: [
    'Do not change its label with its state: pressed or not says that.',
    'Do not use it in a form: a Checkbox belongs there.',
  ],
  keys: { 'Enter or Space': 'Presses it, or lets it go.' },
}
