import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { addMonths } from '@latchkey/domain/platform/values/days'
import { leadName } from '@latchkey/domain/leads/lead-names'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import type { Page } from '@latchkey/domain/platform/lists/page'
import {
  anonymiseErrors,
  keepErrors,
  type AnonymiseBody,
  type KeepBody,
} from '@latchkey/domain/privacy/retention/retention.body'
import type { AnonymiseReport, DueLead } from '@latchkey/domain/privacy/retention/retention.contract'
import { refreshOf } from '@latchkey/domain/platform/leads-refresh'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Context } from '../../context/context.ts'
import { acceptedWith, rejectErrors } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { boundedPage, pageOf } from '../../platform/http/list-request.ts'
import { unixSeconds, unixSecondsOrNull } from '../../platform/values/unix-seconds.ts'
import { removeAnonymisedMails } from '../../mail/anonymised-mails.ts'
import { anonymiseLead } from './anonymise.ts'
import { dueAt } from '../../office/due.ts'
import { retentionQueries, type DueRecord } from './retention.queries.ts'

export type RetentionService = ReturnType<typeof retentionService>

export function retentionService(context: Context) {
  const dateFormatter = createDateFormatter(context.config.timeZone)
  const todayAt = (now: number) => dateFormatter.toDateInput(now / 1000)

  return {
    /** Due leads, longest untouched first. */
    async review(params: { page: number; limit: number }): Promise<Page<DueLead>> {
      const wanted = boundedPage(params)
      const due = await dueAt(context.db, context.config.timeZone, new Date(context.now()))
      const { total, leads } = await retentionQueries(context.db).page(due, wanted)
      return pageOf(leads.map(presentDueLead), total, wanted)
    },

    /** @throws AppError 422 */
    async keep(actor: Actor, body: Static<typeof KeepBody>): Promise<true> {
      const { ids, months, reason } = acceptedWith(body, ['ids', 'months'], keepErrors(body.values))
      const until = addMonths(todayAt(context.now()), months)
      await context.change(actor, async (change) => {
        const queries = retentionQueries(change.db)
        const leads = ids.every(isId) ? await queries.lockKept(ids) : []
        if (leads.length < ids.length) rejectErrors({ ids: ['enumerable'] })
        await queries.keep(ids, until)
        await change.auditAll(
          leads.map(({ id, keep_until: from }) => ({
            action: 'lead.keep',
            entity: 'lead',
            entityId: id,
            changes: [
              { field: 'keepUntil', from, to: until },
              { field: 'reason', from: null, to: reason },
            ],
          })),
        )
      })
      return true
    },

    /**
     * One transaction for each lead: a failure does not affect the others.
     * @throws AppError 422
     */
    async anonymise(actor: Actor, body: Static<typeof AnonymiseBody>): Promise<AnonymiseReport> {
      const { ids } = acceptedWith(body, ['ids'], anonymiseErrors(body.values))
      const report: AnonymiseReport = { done: [], failed: [] }
      /** Includes leads merged into one of them, which may be in the request as well. */
      const anonymised = new Set<number>()
      for (const id of ids) {
        const result = anonymised.has(id)
          ? [id]
          : isId(id)
            ? await context.change(actor, (change) =>
                anonymiseLead(change, context.config, id, new Date(context.now())),
              )
            : 'not_found'
        if (typeof result === 'string') report.failed.push({ id, reason: result })
        else {
          report.done.push(id)
          // Once more: a mail may have been written before the commit.
          await removeAnonymisedMails(context, result)
          for (const each of result) anonymised.add(each)
        }
      }
      if (report.done.length > 0)
        await context.change(actor, async (change) =>
          change.push('leads-refresh', refreshOf([...anonymised])),
        )
      return report
    },
  }
}

const presentDueLead = (record: DueRecord): DueLead => ({
  id: record.id,
  name: leadName({ firstName: record.first_name, lastName: record.last_name }),
  status: record.status as LeadStatus,
  touchedAt: unixSeconds(record.touched_at),
  deletedAt: unixSecondsOrNull(record.deleted_at),
})
