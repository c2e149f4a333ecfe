import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Accept a code of the app and a recovery code in the same field.'],
  donts: ['Do not count the attempts on screen.'],
  keys: { Enter: 'Sends the code.' },
}
