import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above the form of the lead, where it is seen before anything is typed.'],
  donts: ['Do not offer to merge from here: people compare first.'],
  keys: { 'Enter or Space': 'Presses a button; Enter follows a link.' },
}
