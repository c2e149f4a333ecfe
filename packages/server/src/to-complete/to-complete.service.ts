import { LEAD_HOME_NAMES, homeField } from '@latchkey/domain/leads/lead.fields'
import type { NewLeadBody } from '@latchkey/domain/leads/lead.body'
import { TO_COMPLETE_MAX } from '@latchkey/domain/leads/lead.limits'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import type { IgnoreBody, ToComplete } from '@latchkey/domain/to-complete/to-complete.contract'
import { validateIgnoring } from '@latchkey/domain/to-complete/to-complete.suite'
import type { EnquiryFields } from '@latchkey/domain/integrations/sources/source.contract'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Static } from 'typebox'
import { createOnce } from '../context/create-once.ts'
import type { Context } from '../context/context.ts'
import { bodySealing, type KeptBody } from '../intake/received/body-sealing.ts'
import { homeOfRef } from '../intake/listing-ref.ts'
import { outcomeNumber, outcomeOf } from '../intake/received/outcome.numbers.ts'
import { receivedQueries } from '../intake/received/received.queries.ts'
import type { ReadResponseClock } from '../office/response-clock.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { found } from '../platform/http/error.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import { PROPERTY_COLUMNS } from '../properties/properties.columns.ts'
import type { StockHome } from '../leads/record/home.queries.ts'
import { waitingOfNew } from '../leads/record/lead.waiting.ts'
import { createLead } from '../leads/save/lead.create.ts'

export type ToCompleteService = ReturnType<typeof toCompleteService>

/** Lists, completes and ignores what sources have sent and a person has to complete. */
export function toCompleteService(
  context: Context,
  readClock: ReadResponseClock,
  readLead: (actor: Actor, id: number) => Promise<Lead>,
) {
  const sealing = bodySealing(context.config)
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  const bodyOf = (sealed: Buffer | null): KeptBody =>
    sealed === null ? { text: '', kind: 'enquiry', fields: {} } : sealing.open(sealed)

  return {
    /** The oldest; as they are completed, later ones take their place. */
    async all(): Promise<ToComplete[]> {
      const records = await receivedQueries(context.db).toComplete(TO_COMPLETE_MAX)
      return Promise.all(
        records.map(async ({ id, source, at, body_sealed: sealed, problems }) => {
          const { kind, fields } = bodyOf(sealed)
          const home = await homeOfRef(context.db, refIn(fields))
          return { id, source, at: unixSeconds(at), kind, fields: withHome(fields, home), problems }
        }),
      )
    },

    /**
     * Makes it a lead, as if its source had sent it so. False for one that was dealt with already.
     * @throws AppError 404, 422
     */
    async complete(
      actor: Actor,
      id: number,
      body: Static<typeof NewLeadBody>,
      key: string | undefined,
    ): Promise<Lead | false> {
      const { source_id: sourceId } = found(await receivedQueries(context.db).find(id))
      return createOnce<Lead | false>(
        context,
        { ...actor, sourceId },
        {
          entity: 'lead',
          key,
          get: (leadId) => readLead(actor, leadId),
          create: async (change) => {
            const queries = receivedQueries(change.db)
            const received = found(await queries.lock(id))
            if (outcomeOf(received.outcome) !== 'to-complete') return false
            const now = new Date(context.now())
            const { fields } = bodyOf(received.body_sealed)
            const { submittedAt } = fields
            const lead = await createLead(change, actor, body, {
              now,
              today: dates.today,
              enquiry: {
                source: received.source,
                submittedAt: typeof submittedAt === 'number' ? new Date(submittedAt * 1000) : received.at,
                home: await homeOfRef(change.db, refIn(fields)),
              },
            })
            const outcome = outcomeNumber('completed')
            await queries.update(id, { outcome, lead_id: lead.id, done_by: actor.userId, done_at: now })
            change.push('leads-refresh', { ids: [], toComplete: true })
            change.push('integrations-refresh', {})
            return { ...lead, waiting: waitingOfNew(lead, await readClock(change.db), now) }
          },
        },
      )
    },

    /**
     * False for one that was dealt with already.
     * @throws AppError 404, 422
     */
    ignore: (actor: Actor, id: number, body: Static<typeof IgnoreBody>): Promise<boolean> =>
      context.change(actor, async (change) => {
        const queries = receivedQueries(change.db)
        const received = found(await queries.lock(id))
        const { reason } = accepted(body, validateIgnoring(body.values))
        if (outcomeOf(received.outcome) !== 'to-complete') return false
        await queries.update(id, {
          outcome: outcomeNumber('ignored'),
          done_by: actor.userId,
          done_at: new Date(change.now()),
          reason,
        })
        await change.audit({
          action: 'received.ignore',
          entity: 'received',
          entityId: id,
          changes: [{ field: 'reason', from: null, to: reason }],
        })
        change.push('leads-refresh', { ids: [], toComplete: true })
        change.push('integrations-refresh', {})
        return true
      }),
  }
}

const refIn = ({ 'property.ref': ref }: EnquiryFields): string => (typeof ref === 'string' ? ref : '')

/** Blank fields of the home are those of the home in stock that the ref names. */
function withHome(fields: EnquiryFields, home: StockHome | undefined): EnquiryFields {
  if (home === undefined) return fields
  const stock = LEAD_HOME_NAMES.flatMap((name) => {
    const value = home[PROPERTY_COLUMNS[name]]
    return value === null ? [] : [[homeField(name), value] as const]
  })
  return { ...Object.fromEntries(stock), ...fields }
}
