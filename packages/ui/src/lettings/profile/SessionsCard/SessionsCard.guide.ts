import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Mark the current device, without a button to sign it out.'],
  donts: ['Do not end a session silently: the page shows a toast.'],
  keys: { 'Enter or Space': 'Presses the focused one.' },
}
