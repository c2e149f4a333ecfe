import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Give it words as people read them, labels and not codes.'],
  donts: ['Do not use it for a choice between two versions: that is ConflictDialog.'],
  keys: {},
}
