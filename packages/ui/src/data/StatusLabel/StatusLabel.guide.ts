import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Make the text sufficient; the colour only helps to find it.'],
  donts: ['Do not add a tone for a single status.'],
  keys: {},
}
