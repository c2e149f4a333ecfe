import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Begin with a verb: “Send reservation”.',
    'Have one primary button on a screen.',
    'Pass isBusy while the action is running, and isInactive while another one is: disabled would lose the focus.',
  ],
  donts: [
    'Do not disable a button while a form is incomplete: let people press it, and list what is missing.',
  ],
  keys: { 'Enter or Space': 'Presses it.' },
}
