import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Offer the Move… button as well as dragging.',
    'Give it all the events of one place, such as a day, at once.',
  ],
  donts: ['Do not offer an action that only a mouse can perform.'],
  keys: { 'Enter or Space': 'Opens the event, or on Move… the dialog that moves it.' },
}
