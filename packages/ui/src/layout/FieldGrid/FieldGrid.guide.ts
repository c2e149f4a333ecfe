import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put together what is read together; long fields have a line of their own.'],
  donts: ['Do not set columns by hand: the room decides.'],
  keys: {},
}
