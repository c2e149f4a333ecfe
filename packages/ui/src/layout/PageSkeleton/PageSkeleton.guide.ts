import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it as the fallback of a page that is fetched when it is opened.'],
  donts: ['Do not use it for a part of a page: take a Skeleton in the size of what comes.'],
  keys: {},
}
