import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the secret as a picture and as text.'],
  donts: ['Do not switch anything on before a first code was right.'],
  keys: { Tab: 'Reaches the secret and the code.', Enter: 'In the code, sends it.' },
}
