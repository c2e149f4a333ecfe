import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the picture before it is sent.'],
  donts: ['Do not upload on drop: wait for the button.'],
  keys: { 'Enter or Space': 'On its first button, opens the file picker.', Escape: 'Closes it.' },
}
