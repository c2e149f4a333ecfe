import type { Guide } from '../../../stories/guide.ts'

export const guide: Guide = {
  dos: ['Put it above a `ReportView`, and its selection into the address.'],
  donts: ['Do not wait for a button: each choice shows its report.'],
  keys: { Tab: 'Moves from the days to project, agent and source.', Enter: 'Opens the choices of a select.' },
}
