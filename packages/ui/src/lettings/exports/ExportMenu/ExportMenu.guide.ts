import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it into the toolbar of the list that it exports, for holders of `lists-export` only.'],
  donts: ['Do not ask before an export: it changes nothing, and can be cancelled.'],
  keys: { 'Enter or Space': 'Opens the kinds of file.', 'Arrow keys': 'Move among them.' },
}
