import type { Guide } from '../../stories/guide.ts'

/** When to take Announcement, when not, and its keys. */
export const guide: Guide = {
  dos: ['Keep it in the page, empty, before there is something to say.'],
  donts: ['Do not repeat what the focus says already.'],
  keys: {},
}
