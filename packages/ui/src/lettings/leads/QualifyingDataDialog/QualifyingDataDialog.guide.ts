import type { Guide } from '../../../stories/guide.ts'

/** When to take QualifyingDataDialog, when not, and its keys. */
export const guide: Guide = {
  dos: ['Show a dash for what was not answered.'],
  donts: ['Do not edit answers here: that is LeadDialog.'],
  keys: { Tab: 'Stays inside.', Escape: 'Closes it.' },
}
