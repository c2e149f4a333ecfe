import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Show the permissions of each role on its card.',
    'Disable the roles that the person may not give, and say why.',
  ],
  donts: ['Do not save at each tick: use one submit.'],
  keys: { Space: 'Ticks a role.', Enter: 'On a checkbox, submits.' },
}
