import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Make the text sufficient; the colour only helps to find it.',
    'Pass isQuiet in a list whose rows nearly all have the same status.',
  ],
  donts: ['Do not add a tone for a single status.'],
  keys: {},
}
