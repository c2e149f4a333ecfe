import type {
  AdultsBody,
  CheckBody,
  CheckUpdateBody,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.body'
import type {
  RightToRent,
  RightToRentCheck,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.contract'
import { CHECKS_MAX } from '@latchkey/domain/leads/right-to-rent/right-to-rent.limits'
import {
  adultsError,
  hasExpiry,
  isCheckKind,
  validateCheck,
  type CheckValues,
} from '@latchkey/domain/leads/right-to-rent/right-to-rent.suite'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import { fieldChanges } from '../../audit/field-changes.ts'
import type { Change, Context } from '../../context/context.ts'
import { accepted, acceptedWith } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { conflict, found, tooManyChecks } from '../../platform/http/error.ts'
import { orNull } from '../../platform/values/blank.ts'
import { foundLead } from '../record/lead.guards.ts'
import { leadQueries } from '../record/lead.queries.ts'
import { presentCheck, presentRightToRent } from './right-to-rent.present.ts'
import { rightToRentQueries, type CheckRecord } from './right-to-rent.queries.ts'

export type RightToRentService = ReturnType<typeof rightToRentService>

/** Records that a check was made, of whom and how; never a share code, a document number or a copy (rule W4.6). */
export function rightToRentService(context: Context) {
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  return {
    /** @throws AppError 403, 404 */
    async of(actor: Actor, leadId: number): Promise<RightToRent> {
      foundLead(actor, await leadQueries(context.db).find(leadId))
      const queries = rightToRentQueries(context.db)
      const [records, adults] = await Promise.all([queries.of(leadId), queries.adults(leadId)])
      return presentRightToRent(records, adults, dates.today())
    },

    /** @throws AppError 403, 404, 422 */
    setAdults: (actor: Actor, leadId: number, body: Static<typeof AdultsBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        await openLead(change, actor, leadId)
        const error = adultsError(body.values.adults)
        const { adults } = acceptedWith(body, ['adults'], error === null ? {} : { adults: [error] })
        const queries = rightToRentQueries(change.db)
        const before = { 'rightToRent.adults': await queries.adults(leadId) }
        await queries.setAdults(leadId, adults)
        await note(change, leadId, before, { 'rightToRent.adults': adults })
        return true
      }),

    /** @throws AppError 403, 404, 422, 409 with the maximum of checks */
    record: (actor: Actor, leadId: number, body: Static<typeof CheckBody>): Promise<RightToRentCheck> =>
      context.change(actor, async (change) => {
        await openLead(change, actor, leadId)
        const columns = columnsOf(accepted(body, validateCheck(body.values, { today: dates.today() })))
        const queries = rightToRentQueries(change.db)
        if ((await queries.of(leadId)).length >= CHECKS_MAX) throw tooManyChecks({ max: CHECKS_MAX })
        const record = await queries.insert({
          ...columns,
          lead_id: leadId,
          checked_by: actor.userId,
        })
        await note(change, leadId, null, factsOf(record))
        return presentCheck(record)
      }),

    /** @throws AppError 403, 404, 422, 409 when it has changed since it was read */
    update: (
      actor: Actor,
      { id: leadId, checkId }: { id: number; checkId: number },
      body: Static<typeof CheckUpdateBody>,
    ): Promise<boolean> =>
      context.change(actor, async (change) => {
        await openLead(change, actor, leadId)
        const queries = rightToRentQueries(change.db)
        const saved = found(await queries.lock(checkId, leadId))
        const errors = validateCheck(body.values, { today: dates.today() })
        const { version, ...values } = acceptedWith(body, ['version'], errors)
        if (version !== saved.version) throw conflict()
        const columns = columnsOf(values)
        const record = await queries.update(checkId, {
          ...columns,
          checked_by: actor.userId,
          // The user is notified again of a changed last day.
          ...(columns.expires_on !== saved.expires_on && { notified_at: null }),
        })
        await note(change, leadId, factsOf(saved), factsOf(record))
        return true
      }),

    /** @throws AppError 403, 404 */
    remove: (actor: Actor, { id: leadId, checkId }: { id: number; checkId: number }): Promise<boolean> =>
      context.change(actor, async (change) => {
        await openLead(change, actor, leadId)
        const queries = rightToRentQueries(change.db)
        const saved = found(await queries.lock(checkId, leadId))
        await queries.update(checkId, { deleted_at: new Date(context.now()) })
        const facts = factsOf(saved)
        await note(change, leadId, facts, { ...facts, 'rightToRent.adultName': null })
        return true
      }),
  }
}

async function openLead({ db }: Change, actor: Actor, id: number): Promise<void> {
  foundLead(actor, await leadQueries(db).lock(id))
}

function columnsOf({ adultName, kind, checkedOn, expiresOn }: CheckValues) {
  if (!isCheckKind(kind)) throw new TypeError('A check is written without its kind.')
  return {
    adult_name: adultName,
    kind,
    checked_on: checkedOn,
    expires_on: hasExpiry(kind) ? orNull(expiresOn) : null,
  }
}

const factsOf = (record: CheckRecord) => ({
  'rightToRent.adultName': record.adult_name,
  'rightToRent.kind': record.kind,
  'rightToRent.checkedOn': record.checked_on,
  'rightToRent.expiresOn': record.expires_on,
})

type Facts = Readonly<Record<string, unknown>>

async function note(change: Change, leadId: number, before: Facts | null, after: Facts): Promise<void> {
  const changes = fieldChanges(before, after)
  await change.audit({ action: 'lead.right-to-rent', entity: 'lead', entityId: leadId, changes })
  change.push('leads-refresh', { ids: [leadId] })
}
