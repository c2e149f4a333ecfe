import { TABLE_KEYS, type Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass callbacks only with permission: an item is shown when its callback is given.'],
  donts: ['Do not hide inactive users: they have a status.'],
  keys: {
    ...TABLE_KEYS,
    'Enter or Space': 'On a heading, sorts; on an arrow, expands the roles of a user; on a menu, opens it.',
  },
}
