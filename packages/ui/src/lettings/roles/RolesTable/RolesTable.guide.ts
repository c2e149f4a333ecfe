import { TABLE_KEYS, type Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the protected role without checkbox and menu.'],
  donts: ['Do not delete a role without naming the number of its users.'],
  keys: { ...TABLE_KEYS, Space: 'Ticks a role.' },
}
