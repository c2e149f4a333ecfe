import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the leads in it selected, so that one can try again.'],
  donts: ['Do not open it where everything was done: a toast says that.'],
  keys: { Escape: 'Closes it.' },
}
