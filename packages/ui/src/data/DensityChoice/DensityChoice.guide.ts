import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the choice for the person; it holds for every table.'],
  donts: ['Do not preselect Comfortable: without a choice the width of the window decides.'],
  keys: { 'Enter or Space': 'Chooses.' },
}
