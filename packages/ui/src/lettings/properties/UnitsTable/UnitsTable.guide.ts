import { TABLE_KEYS, type Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass the units of one project.'],
  donts: ['Do not use it for homes without a project: use PropertyCard.'],
  keys: TABLE_KEYS,
}
