import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say how many checks are missing.'],
  donts: ['Do not offer to complete anyway to those who may not.'],
  keys: { Escape: 'Closes it; nothing is saved.' },
}
