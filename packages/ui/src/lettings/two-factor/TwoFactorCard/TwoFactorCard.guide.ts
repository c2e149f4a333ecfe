import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Warn when few recovery codes are left.'],
  donts: ['Do not offer to switch it off where a role requires it.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
