import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show what the server allows: `canMove` and `canCancel`.'],
  donts: ['Do not name more of the agent than the first name.'],
  keys: { Escape: 'Keeps the viewing.' },
}
