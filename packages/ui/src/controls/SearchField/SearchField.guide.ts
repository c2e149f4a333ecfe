import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name what is searched: “Search units”.'],
  donts: ['Do not ask a server at every letter: wait until the typing rests.'],
  keys: { Escape: 'Empties it.' },
}
