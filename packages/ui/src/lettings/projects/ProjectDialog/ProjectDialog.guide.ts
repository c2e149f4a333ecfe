import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Give theirs with the conflict: the dialog lays both versions side by side.',
    'Keep serverErrors one and the same value until the next save.',
  ],
  donts: ['Do not close it from outside while isBusy: the answer would have no place to go.'],
  keys: { Tab: 'Stays inside.', Escape: 'Closes it; with unsaved edits it asks first.' },
}
