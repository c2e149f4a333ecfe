import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Make it as tall as what people mostly write.'],
  donts: ['Do not use it for one line.'],
  keys: { Enter: 'Begins a new line.' },
}
