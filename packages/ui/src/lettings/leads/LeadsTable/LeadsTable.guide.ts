import { TABLE_KEYS, type Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the section of the page: columns and texts follow.', 'Keep moreItems stable between renders.'],
  donts: ['Do not build a list of leads from DataTable on a page.'],
  keys: TABLE_KEYS,
}
