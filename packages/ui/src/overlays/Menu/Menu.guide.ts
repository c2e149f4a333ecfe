import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Begin each line with a verb.', 'Keep it to about seven lines.'],
  donts: ['Do not put a choice among values into it: that is a Select.'],
  keys: {
    'Enter or Space': 'Opens it; on a line, does it.',
    'Arrow Up, Arrow Down': 'Go through the lines.',
    'Home, End': 'Go to the first and the last.',
    Letters: 'Find the line that begins with them.',
    Tab: 'Closes it and goes on to what follows its button.',
    Escape: 'Closes it; the focus is where it was.',
  },
}
