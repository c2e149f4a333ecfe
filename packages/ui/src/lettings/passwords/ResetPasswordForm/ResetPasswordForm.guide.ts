import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for the first password too: only the title of the page differs.'],
  donts: ['Do not say whose link it is.'],
  keys: { Enter: 'In a field, sets the password.' },
}
