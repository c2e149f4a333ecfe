import type { Guide } from '../../stories/guide.ts'

/** When to take TextArea, when not, and its keys. */
export const guide: Guide = {
  dos: ['Make it as tall as what people mostly write.'],
  donts: ['Do not use it for one line.'],
  keys: { Enter: 'Begins a new line.' },
}
