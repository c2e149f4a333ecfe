import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the app first, then the codes, and ask before the codes are closed.'],
  donts: ['Do not open it without a proof: use ProofDialog first.'],
  keys: { Escape: 'Closes it; with recovery codes it asks first.', Enter: 'In the code, switches it on.' },
}
