import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Pass `theirs` with the conflict: the dialog shows both versions.',
    'Keep serverErrors identical until the next save.',
  ],
  donts: ['Do not close it while isBusy: errors could not be shown.'],
  keys: { Escape: 'Closes it; with unsaved edits it asks first.' },
}
