import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Answer the same whether the address is known or not.'],
  donts: ['Do not keep the address in the page’s own address.'],
  keys: { Tab: 'Goes through the fields.', Enter: 'Asks for the link.' },
}
