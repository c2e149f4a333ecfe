import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Answer the same whether the address is known or not.'],
  donts: ['Do not put the email address into the URL.'],
  keys: { Enter: 'Requests the link.' },
}
