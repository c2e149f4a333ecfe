import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Set autoComplete where the browser may know the value.'],
  donts: ['Do not use a placeholder instead of the label.'],
  keys: { Enter: 'Submits its form.' },
}
