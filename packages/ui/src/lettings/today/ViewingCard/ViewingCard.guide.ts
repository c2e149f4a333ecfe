import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for a viewing that the agent travels to.'],
  donts: ['Do not use it in a list of leads: that has rows.'],
  keys: { Enter: 'Calls, shows the map or opens the lead, whichever has the focus.' },
}
