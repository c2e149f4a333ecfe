import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the act and the record: “Edit Priya Shah”.'],
  donts: ['Do not use an icon that needs an explanation: there a Button has words.'],
  keys: { 'Enter or Space': 'Presses it.', Escape: 'Puts its tooltip away.' },
}
