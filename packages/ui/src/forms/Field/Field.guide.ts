import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put every control into one.', 'Write errors as sentences for the person.'],
  donts: ['Do not repeat the label in the error.', 'Do not write “optional”: required fields have a star.'],
  keys: {},
}
