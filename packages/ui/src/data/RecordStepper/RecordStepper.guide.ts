import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Put it into the header of a dialog that was opened from a list, and keep it there from record to record.',
  ],
  donts: ['Do not show it where the record was not opened from a list, such as in the calendar.'],
  keys: {
    'Alt+Up': 'Opens the record before, from anywhere in the dialog but a list of choices.',
    'Alt+Down': 'Opens the record after.',
  },
}
