import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Let “Check All” affect the visible permissions only.',
    'Disable the permissions that the person does not have, and say why.',
  ],
  donts: ['Do not show permissions that nobody could hold.'],
  keys: { Enter: 'In a field, sends the form.', Space: 'Ticks a permission.' },
}
