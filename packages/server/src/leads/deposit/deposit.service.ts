import type { DepositBody, DepositOutcomeBody } from '@latchkey/domain/leads/deposit/deposit.body'
import type { Deposit, Deposits } from '@latchkey/domain/leads/deposit/deposit.contract'
import { DEPOSIT_OUTCOME, type DepositOutcome } from '@latchkey/domain/leads/deposit/deposit.enums'
import { deadlineAfter } from '@latchkey/domain/leads/deposit/deposit.rules'
import { rentOf, validateDeposit, validateDepositOutcome } from '@latchkey/domain/leads/deposit/deposit.suite'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { sectionOf, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import { penceOf } from '@latchkey/domain/platform/values/money'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import { fieldChanges } from '../../audit/field-changes.ts'
import type { Change, Context } from '../../context/context.ts'
import { acceptedWith } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { conflict, depositOpen, found } from '../../platform/http/error.ts'
import { foundLead } from '../record/lead.guards.ts'
import type { LeadRecord } from '../record/lead.present.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { depositQueries } from './deposit.queries.ts'
import { presentDeposit, presentDeposits } from './deposit.present.ts'

export type DepositService = ReturnType<typeof depositService>

/** Holding deposits as they are recorded; no money is moved. */
export function depositService(context: Context) {
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))
  return {
    /** @throws AppError 403, 404 */
    async of(actor: Actor, leadId: number): Promise<Deposits> {
      const leads = leadQueries(context.db)
      foundLead(actor, await leads.find(leadId))
      const [records, rentPence] = await Promise.all([
        depositQueries(context.db).of(leadId),
        leads.rent(leadId),
      ])
      return presentDeposits(records, rentPence)
    },

    /**
     * False outside the statuses of a reservation.
     * @throws AppError 403, 404, 422, 409 while one is open at the lead or on its home
     */
    record: (actor: Actor, leadId: number, body: Static<typeof DepositBody>): Promise<Deposit | false> =>
      context.change(actor, async (change) => {
        const leads = leadQueries(change.db)
        const saved = foundLead(actor, await leads.lock(leadId))
        const lookups = { today: dates.today(), rentPence: await leads.rent(leadId) }
        const values = acceptedWith(body, ['amount'], validateDeposit(body.values, lookups))
        const rent = rentOf(values, lookups)
        if (sectionOf(saved.status as LeadStatus) !== 'Reservation' || rent === null) return false
        await assertNoneOpen(change, saved)
        const agreed = values.agreedDeadlineOn
        const record = await depositQueries(change.db).insert({
          lead_id: leadId,
          property_id: saved.property_id,
          amount_pence: penceOf(values.amount),
          rent_pence: rent,
          received_on: values.receivedOn,
          deadline_on: agreed === '' ? deadlineAfter(values.receivedOn) : agreed,
          is_agreed: agreed !== '',
          created_by: actor.userId,
          at: new Date(context.now()),
        })
        const deposit = presentDeposit(record)
        const { amount, receivedOn, deadlineOn } = deposit
        await note(change, leadId, 'lead.deposit', {
          'deposit.amount': amount,
          'deposit.receivedOn': receivedOn,
          'deposit.deadlineOn': deadlineOn,
        })
        return deposit
      }),

    /**
     * False once it is closed.
     * @throws AppError 403, 404, 422, 409 when it has changed since it was read
     */
    recordOutcome: (
      actor: Actor,
      { id: leadId, depositId }: { id: number; depositId: number },
      body: Static<typeof DepositOutcomeBody>,
    ): Promise<boolean> =>
      context.change(actor, async (change) => {
        foundLead(actor, await leadQueries(change.db).lock(leadId))
        const saved = found(await depositQueries(change.db).lock(depositId, leadId))
        const lookups = { today: dates.today(), receivedOn: saved.received_on }
        const { version, ...values } = acceptedWith(
          body,
          ['version'],
          validateDepositOutcome(body.values, lookups),
        )
        if (saved.outcome !== null) return false
        if (version !== saved.version) throw conflict()
        const outcome = values.outcome as DepositOutcome
        const reason = outcome === DEPOSIT_OUTCOME.Kept ? values.reason : null
        await depositQueries(change.db).close(depositId, { outcome, on: values.on, reason })
        await note(change, leadId, 'lead.deposit-outcome', {
          'deposit.outcome': outcome,
          'deposit.outcomeOn': values.on,
          'deposit.reason': reason,
        })
        if (reason !== null) await change.enqueue('mail.deposit-kept', { leadId, depositId })
        return true
      }),
  }
}

/** The home is locked, so that of two leads on it the second finds the deposit of the first. */
async function assertNoneOpen({ db }: Change, { id, property_id: home }: LeadRecord): Promise<void> {
  if (home !== null) await leadQueries(db).lockHome(home)
  const holder = await depositQueries(db).holder(id, home)
  if (holder === undefined) return
  const { first_name: firstName, last_name: lastName, status } = holder
  throw depositOpen({ id: holder.id, name: leadName({ firstName, lastName }), status })
}

async function note(
  change: Change,
  leadId: number,
  action: 'lead.deposit' | 'lead.deposit-outcome',
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await change.audit({ action, entity: 'lead', entityId: leadId, changes: fieldChanges(null, fields) })
  change.push('leads-refresh', { ids: [leadId] })
}
