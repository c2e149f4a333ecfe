import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the time zone in a hint when the person may be elsewhere.'],
  donts: ['Do not parse its value in the time zone of the device: use that of the business.'],
  keys: {
    'Arrow Up, Arrow Down': 'Change the part of the date that has the focus.',
    'Arrow Left, Arrow Right': 'Go to the part before or after.',
    Space: 'Opens the calendar of the browser.',
  },
}
