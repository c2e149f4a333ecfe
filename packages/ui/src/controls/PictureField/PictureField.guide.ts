import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the picture at once, while it is still on its way.'],
  donts: ['Do not delete without asking where the picture cannot be had again.'],
  keys: { 'Enter or Space': 'Enlarges the picture, opens the choice of files, or deletes.' },
}
