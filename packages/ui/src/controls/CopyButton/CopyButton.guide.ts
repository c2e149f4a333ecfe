import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name what is copied: “Copy email”.'],
  donts: ['Do not use it where the text itself can be pressed: use CopyText.'],
  keys: { 'Enter or Space': 'Copies, and says so.' },
}
