import type { Guide } from '../../stories/guide.ts'

/** When to take ProgressBar, when not, and its keys. */
export const guide: Guide = {
  dos: ['Name what comes along: “Uploading kitchen.jpg”.'],
  donts: ['Do not show one for what takes less than a second.'],
  keys: {},
}
