import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for navigation, so that it can be opened in a new tab.'],
  donts: ['Do not use it to change data.'],
  keys: { Enter: 'Follows it.' },
}
