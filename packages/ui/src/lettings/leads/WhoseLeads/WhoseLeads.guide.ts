import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: [
    'Use it in the toolbar of a list of leads.',
    'Give the handlers only to people who may assign leads.',
  ],
  donts: ['Do not use it for whose viewings a calendar shows.'],
  keys: { 'Enter or Space': 'Chooses, or opens the handlers.' },
}
