import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for one of many; with two or three use a RadioGroup.',
    'Make it clearable where nothing is an answer.',
  ],
  donts: ['Do not put “Please choose” among the choices: that is the placeholder.'],
  keys: {
    'Enter, Space or Arrow Down': 'Open the list.',
    'Arrow Up, Arrow Down': 'Go through the choices.',
    'Home, End': 'Go to the first and the last.',
    Letters: 'Find the choice that begins with them.',
    Enter: 'Takes the choice.',
    Escape: 'Closes the list and changes nothing.',
  },
}
