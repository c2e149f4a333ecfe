import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Ask for the same of every adult.'],
  donts: ['Do not ask for a share code, a document number or a copy.'],
  keys: { 'Enter or Space': 'Presses the focused button.' },
}
