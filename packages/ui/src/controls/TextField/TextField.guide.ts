import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Say with autoComplete what is meant, where the browser may know it.'],
  donts: ['Do not let a placeholder stand for the label.'],
  keys: { Enter: 'Sends the form around it.' },
}
