import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Keep the answers when the connection fails.', 'Design for touch: large fields in one column.'],
  donts: ['Do not ask for what the lead already says.'],
  keys: { Enter: 'In a field, sends the form.', 'Arrow keys': 'Choose among the answers of one question.' },
}
