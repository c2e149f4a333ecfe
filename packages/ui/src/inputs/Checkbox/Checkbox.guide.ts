import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say what is true when it is ticked.'],
  donts: ['Do not use it for settings that take effect at once.', 'Do not write the label as a question.'],
  keys: { Space: 'Ticks and unticks it.' },
}
