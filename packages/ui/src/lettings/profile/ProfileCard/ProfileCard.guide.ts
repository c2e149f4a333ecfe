import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the form on show while a picture is sent.'],
  donts: ['Do not use it for another user’s profile.'],
  keys: { Enter: 'In a field, saves.' },
}
