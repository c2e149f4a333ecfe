import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show its content as text too, for people without a camera.'],
  donts: ['Do not generate it with a service: its content is secret.'],
  keys: {},
}
