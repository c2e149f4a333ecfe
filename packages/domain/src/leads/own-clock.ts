import type { Lead, LeadRow, WaitingLeads } from './lead.contract.ts'
import { onOwnClock } from './waiting/waiting-clock.ts'
import type { Page } from '../platform/lists/page.ts'

/** Shifts the waiting time to this computer's clock, which may be wrong. */
export const leadOnOwnClock = <Row extends Pick<LeadRow | Lead, 'waiting'>>(row: Row): Row =>
  row.waiting === null ? row : { ...row, waiting: onOwnClock(row.waiting, Math.floor(Date.now() / 1000)) }

export const leadsOnOwnClock = <Answer extends Page<LeadRow> | WaitingLeads>(answer: Answer): Answer => ({
  ...answer,
  models: answer.models.map(leadOnOwnClock),
})
