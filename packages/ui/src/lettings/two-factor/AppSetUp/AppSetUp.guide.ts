import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the secret as a QR code and as text.'],
  donts: ['Do not switch it on before the first correct code.'],
  keys: { Tab: 'Reaches the secret and the code.', Enter: 'In the code, sends it.' },
}
