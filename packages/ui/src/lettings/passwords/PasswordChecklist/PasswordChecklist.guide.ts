import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it under the field; it announces changes only.'],
  donts: ['Do not turn it red while somebody is typing.'],
  keys: {},
}
