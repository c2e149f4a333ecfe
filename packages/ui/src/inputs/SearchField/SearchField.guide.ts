import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name what is searched: “Search units”.'],
  donts: ['Do not query a server on every key: debounce.'],
  keys: { Escape: 'Clears it.' },
}
