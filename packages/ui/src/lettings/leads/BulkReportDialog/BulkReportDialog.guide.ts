import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep its leads selected, so that the action can be repeated.'],
  donts: ['Do not open it when every lead was changed: a toast is enough.'],
  keys: { Escape: 'Closes it.' },
}
