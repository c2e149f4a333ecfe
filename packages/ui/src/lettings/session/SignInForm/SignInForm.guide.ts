import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the user name after a refusal, and empty the password.'],
  donts: ['Do not say which of the two was wrong.'],
  keys: { Tab: 'Goes through the fields.', Enter: 'In a field, signs in.' },
}
