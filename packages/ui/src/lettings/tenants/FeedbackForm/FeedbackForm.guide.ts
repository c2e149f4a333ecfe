import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Show it once the viewing was attended, and thank the tenant in its place afterwards.'],
  donts: ['Do not use it for staff: its texts address the tenant.'],
  keys: { 'Arrow keys': 'Choose another option.' },
}
