import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the time zone in a hint when the person may be elsewhere.'],
  donts: ['Do not parse its value in the time zone of the device: use that of the business.'],
  keys: {
    'Arrow Up, Arrow Down':
      'In the input, change the day, month, year, hour or minute that the caret is in; in the list of times, go to the time before or after.',
    'Alt + Arrow Down': 'Opens the calendar; so does its button, the next Tab stop.',
    'Arrow keys': 'In the calendar, go to the day or week before or after.',
    'Home, End': 'In the calendar, go to Monday or Sunday; in the list of times, to the first or last.',
    'Page Up, Page Down': 'In the calendar, go to the month before or after; with Shift the year.',
    'Enter or Space': 'Takes the day, then the time.',
    Escape: 'Closes the calendar.',
  },
}
