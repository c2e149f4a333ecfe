import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open the section that holds an error.'],
  donts: ['Do not hide required fields.'],
  keys: { 'Enter or Space': 'Opens or closes a section.' },
}
