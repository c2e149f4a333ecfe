import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it under every list with pages.'],
  donts: ['Do not hide it during a refresh: the layout would jump.'],
  keys: { 'Enter or Space': 'Goes to a page.' },
}
