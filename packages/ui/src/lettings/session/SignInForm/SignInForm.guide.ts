import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the username after a failure, and clear the password.'],
  donts: ['Do not say which of the two was wrong.'],
  keys: { Enter: 'In a field, signs in.' },
}
