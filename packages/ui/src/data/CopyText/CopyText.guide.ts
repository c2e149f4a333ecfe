import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it for emails, phones and references in lists.'],
  donts: ['Do not use it for text that is also a link.'],
  keys: { 'Enter or Space': 'Copies the text, and says so.' },
}
