import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Use it on a page whose only content is the form of one record.'],
  donts: ['Do not use it in a dialog or a list: they show these states themselves.'],
  keys: { Tab: 'Goes to Retry where loading failed.' },
}
