import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use the mark alone where there is no space for the name.',
    'Leave the choice of face to the BrandProvider.',
  ],
  donts: ['Do not recolour it.'],
  keys: {},
}
