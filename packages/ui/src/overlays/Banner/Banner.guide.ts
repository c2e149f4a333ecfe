import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above the content it concerns.'],
  donts: ['Do not hide it while it is true.'],
  keys: { 'Enter or Space': 'On Retry, tries again.' },
}
