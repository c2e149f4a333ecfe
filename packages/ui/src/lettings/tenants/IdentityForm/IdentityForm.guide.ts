import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the same message whatever was wrong.'],
  donts: ['Do not say whose link it is.'],
  keys: { Enter: 'In a field, submits the form.' },
}
