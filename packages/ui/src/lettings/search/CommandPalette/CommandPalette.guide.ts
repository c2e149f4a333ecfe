import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it once, for the whole product, behind SearchButton and its keys.'],
  donts: ['Do not use it to filter a list: a list has its own filters.'],
  keys: {
    'Arrow Down, Arrow Up': 'Marks the next or previous result, around the ends.',
    Enter: 'Opens the marked result, or the first.',
    'Ctrl+Enter, ⌘+Enter': 'Opens it in a new tab.',
    Escape: 'Closes the search.',
  },
}
