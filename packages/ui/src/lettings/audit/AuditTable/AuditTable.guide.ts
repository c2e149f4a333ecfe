import { TABLE_KEYS, type Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show the newest first, and let each entry expand to its changes.'],
  donts: ['Do not offer to delete an entry: nobody may.'],
  keys: { ...TABLE_KEYS, 'Enter or Space': 'On a heading, sorts; on an arrow, expands the changes.' },
}
