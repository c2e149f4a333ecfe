import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Leave the choice of face to the BrandProvider.'],
  donts: ['Do not recolour it.'],
  keys: {},
}
