import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say in a hint which zone is meant when the person may be elsewhere.'],
  donts: ['Do not turn its text into an instant in the zone of the device: that is the business zone’s.'],
  keys: {
    'Arrow Up, Arrow Down': 'Change the part of the date that has the focus.',
    'Arrow Left, Arrow Right': 'Go to the part before or after.',
    Space: 'Opens the calendar of the browser.',
  },
}
