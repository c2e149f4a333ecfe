import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say which types and sizes are accepted.'],
  donts: ['Do not reject a file without its name and the reason.'],
  keys: { 'Enter or Space': 'On its button, opens the file picker.' },
}
