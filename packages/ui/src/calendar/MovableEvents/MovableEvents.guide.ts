import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Offer the Move… button beside dragging, always.',
    'Give it all the events of one place, such as a day, at once.',
  ],
  donts: ['Do not make a move that only a mouse can make.'],
  keys: { 'Enter or Space': 'Opens the event, or on Move… the dialog that moves it.' },
}
