import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the home, the tenant, and one button.'],
  donts: ['Do not let tenants change their details here: the agent does.'],
  keys: { Tab: 'Reaches the pictures and the button.', 'Enter or Space': 'Asks for the reservation.' },
}
