import type { Guide } from '../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Name the period as people say it, such as “March 2026”.'],
  donts: ['Do not move its buttons from view to view.'],
  keys: { 'Enter or Space': 'Goes to the period before or after, to today, or changes the view.' },
}
