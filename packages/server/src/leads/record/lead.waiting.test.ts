import { LEAD_STATUSES, SECTION_STATUSES } from '@latchkey/domain/leads/lead-status'
import { expect, it } from 'vitest'
import { isWaiting } from './lead.waiting.ts'

const waitingIn = (answeredAt: Date | null) =>
  LEAD_STATUSES.filter((status) => isWaiting({ status, first_answered_at: answeredAt }))

it('waits in each status of Enquiry until there is an answer, as the dashboard counts it', () => {
  expect(waitingIn(null)).toEqual(SECTION_STATUSES.Enquiry)
  expect(waitingIn(new Date(0))).toEqual([])
})
