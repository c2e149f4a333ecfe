import { LEAD_STATUS } from '../../leads/lead-status.ts'
import type { DueLead } from './retention.contract.ts'

const at = (day: string): number => Date.parse(`${day}T09:00:00Z`) / 1000

const aDueLead = (overrides: Partial<DueLead> = {}): DueLead => ({
  id: 12,
  name: 'Ann Lee',
  status: LEAD_STATUS.ViewingComplete,
  touchedAt: at('2023-06-01'),
  deletedAt: null,
  ...overrides,
})

/** The second one was deleted. */
export const DUE_LEADS: readonly DueLead[] = [
  aDueLead(),
  aDueLead({
    id: 7,
    name: 'Bo Ng',
    status: LEAD_STATUS.QuestionnaireSubmitted,
    touchedAt: at('2023-07-14'),
    deletedAt: at('2023-07-15'),
  }),
  aDueLead({
    id: 3,
    name: 'Zoë Wu',
    status: LEAD_STATUS.ReservationDeclined,
    touchedAt: at('2023-09-30'),
  }),
]
