import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it under a row of UsersTable.'],
  donts: ['Do not list permissions here: the name of the role is enough.'],
  keys: {},
}
