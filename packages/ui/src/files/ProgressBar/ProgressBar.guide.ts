import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name what is running: “Uploading kitchen.jpg”.'],
  donts: ['Do not show one for what takes less than a second.'],
  keys: {},
}
