import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the errors in the order of the fields.', 'Give a long form a summary title.'],
  donts: ['Do not validate a field while somebody types into it for the first time.'],
  keys: {
    Enter: 'In a text field, submits the form.',
    Tab: 'Continues from the first field in error after a failed attempt.',
  },
}
