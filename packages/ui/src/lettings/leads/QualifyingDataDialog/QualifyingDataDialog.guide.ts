import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show a dash for what was not answered.'],
  donts: ['Do not edit answers here: use LeadDialog.'],
  keys: { Escape: 'Closes it.' },
}
