import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Pass labels, not codes.'],
  donts: ['Do not use it for a choice between two versions: use ConflictDialog.'],
  keys: {},
}
