import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name what is copied: “Copy email”.'],
  donts: ['Do not put it where the text itself can be pressed: that is a CopyText.'],
  keys: { 'Enter or Space': 'Copies, and says so.' },
}
