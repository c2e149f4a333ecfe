import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it next to the name, or as a link to one’s own profile.'],
  donts: ['Do not use the picture instead of the name.'],
  keys: {},
}
