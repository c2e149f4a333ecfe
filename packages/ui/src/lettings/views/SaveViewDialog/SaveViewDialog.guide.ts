import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for a new view, and to change the name and use of one that is there.'],
  donts: ['Do not show what the view asks: the list behind the dialog does.'],
  keys: { Escape: 'Closes it; with unsaved edits it asks first.', Enter: 'In the name, saves the view.' },
}
