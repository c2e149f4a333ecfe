import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the app first, then the codes, which are asked about before they go.'],
  donts: ['Do not open it without the password: that is ProofDialog.'],
  keys: {
    Tab: 'Stays inside.',
    Escape: 'Closes it; over recovery codes it asks first.',
    Enter: 'In the code, switches it on.',
  },
}
