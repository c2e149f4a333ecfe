import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the action and the record: “Edit Priya Shah”.'],
  donts: ['Do not use an icon that needs explanation: use a Button with a label.'],
  keys: { 'Enter or Space': 'Presses it.', Escape: 'Hides its tooltip.' },
}
