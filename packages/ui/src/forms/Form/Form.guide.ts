import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Hand it the errors in the order of the fields.',
    'Give it a summary title, so that a long form says where to look.',
  ],
  donts: ['Do not check a field while somebody is still typing in it for the first time.'],
  keys: {
    Enter: 'In a line of text, sends the form.',
    Tab: 'Goes on from the first field in error after an attempt that failed.',
  },
}
