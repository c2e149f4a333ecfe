import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Write what it holds beside it too, for whoever has no camera.'],
  donts: ['Do not have it drawn by a service: what is in it is a secret.'],
  keys: {},
}
