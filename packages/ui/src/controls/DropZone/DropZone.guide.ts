import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say which kinds and sizes are taken before somebody tries.'],
  donts: ['Do not refuse a file without its name and the reason.'],
  keys: { 'Enter or Space': 'On its button, opens the choice of files.' },
}
