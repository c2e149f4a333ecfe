import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Say why there is nothing, and offer the next step.',
    'Use LoadFailed for content that could not be loaded.',
  ],
  donts: ['Do not blame the user, and do not joke.'],
  keys: { Tab: 'Goes to the button of the next step.' },
}
