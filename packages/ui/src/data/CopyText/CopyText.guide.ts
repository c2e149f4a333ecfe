import type { Guide } from '../../stories/guide.ts'

/** When to take CopyText, when not, and its keys. */
export const guide: Guide = {
  dos: ['Use it for emails, phones and references in lists.'],
  donts: ['Do not use it for text that is also a link.'],
  keys: { 'Enter or Space': 'Copies the text, and says so.' },
}
