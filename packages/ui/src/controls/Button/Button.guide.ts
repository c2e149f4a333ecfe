import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Begin with a verb: “Send reservation”.',
    'Have one primary button on a screen.',
    'Pass isBusy while the work is under way.',
  ],
  donts: [
    'Do not disable a button to say that a form is not finished: let it be pressed, and name what is missing.',
  ],
  keys: { 'Enter or Space': 'Presses it.' },
}
