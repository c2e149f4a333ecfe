import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Stand every control in one.', 'Write what is wrong as a sentence for the person.'],
  donts: ['Do not repeat the label in the error.', 'Do not write “optional”: what is required has a star.'],
  keys: {},
}
