import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Put it into the toolbar of a list, after what narrows the list: it takes the room that is left of the line.',
    'Let the address of the page say which view was applied; what the list shows says whether it is still that.',
  ],
  donts: [
    'Do not reapply a view automatically after the user has changed its filters.',
    'Do not hide the menu while there are no views: that is where the first one is saved.',
  ],
  keys: {
    'Enter or Space': 'Opens the menu; on a pinned view, applies it or leaves it.',
    'Arrow keys': 'Move among the views.',
  },
}
