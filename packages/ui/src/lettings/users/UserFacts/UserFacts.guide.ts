import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Open it under a row of UsersTable.'],
  donts: ['Do not list permissions one by one here: the role’s name stands for them.'],
  keys: {},
}
