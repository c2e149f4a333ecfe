import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the day it is for the business as today, not the day of the device.'],
  donts: ['Do not use it where a time matters too: that is a DateTimeField.'],
  keys: {
    'Arrow Up, Arrow Down': 'In the input, change the day, month or year that the caret is in.',
    'Alt + Arrow Down': 'Opens the calendar; so does its button, the next Tab stop.',
    'Arrow keys': 'In the calendar, go to the day or week before or after.',
    'Home, End': 'In the calendar, go to Monday or Sunday.',
    'Page Up, Page Down': 'In the calendar, go to the month before or after; with Shift the year.',
    'Enter or Space': 'In the calendar, takes the day.',
    Escape: 'Closes the calendar.',
  },
}
