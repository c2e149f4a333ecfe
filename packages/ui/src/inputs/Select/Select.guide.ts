import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it for one of many; for a few choices use a RadioGroup.',
    'Make it clearable where no choice is a valid answer.',
  ],
  donts: ['Do not add “Please choose” as a choice: use the placeholder.'],
  keys: {
    'Enter, Space or Arrow Down': 'Open the list.',
    'Arrow Up, Arrow Down': 'Move through the choices.',
    'Page Up, Page Down': 'Move by ten.',
    'Home, End': 'Go to the first and the last.',
    Letters: 'Find the choice that starts with them.',
    'Enter, Tab or Alt with Arrow Up': 'Selects the choice.',
    Escape: 'Closes the list and changes nothing.',
  },
}
