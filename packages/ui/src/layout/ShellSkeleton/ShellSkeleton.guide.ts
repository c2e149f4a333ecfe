import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it while it is not known who is signed in, or the layout itself is being fetched.'],
  donts: ['Do not use it within AppShell: a page there has PageSkeleton.'],
  keys: {},
}
