import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show a new address until the page is left: it cannot be had again.'],
  donts: ['Do not make a new address without a question: calendars that read the present one stop.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
