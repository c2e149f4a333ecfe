import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for a choice that takes effect at once, such as how many rows a page has.'],
  donts: ['Do not use it in a form: a `Field` has the label above, and a place for errors.'],
  keys: { 'Enter or Space': 'Opens the list of choices.', 'Up and Down': 'Go from choice to choice.' },
}
