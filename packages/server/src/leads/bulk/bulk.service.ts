import {
  leadIdsErrors,
  type AssignLeadsBody,
  type LeadIdsBody,
  type BulkReason,
  type BulkReport,
} from '@latchkey/domain/leads/bulk/bulk.contract'
import type { LeadStatus } from '@latchkey/domain/leads/lead-status'
import { isId } from '@latchkey/domain/platform/values/id'
import type { Static } from 'typebox'
import type { Change, Context } from '../../context/context.ts'
import { lockPerson } from '../../db/people-lock.ts'
import { accepted } from '../../platform/http/accepted.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { AppError, forbidden, notFound } from '../../platform/http/error.ts'
import { noteAssigned } from '../handler/handler.notice.ts'
import { assignLead } from '../handler/handler.service.ts'
import { handlerQueries } from '../handler/handler.queries.ts'
import { removeLead, restoreLead } from '../save/lead.removal.ts'
import { foundLead } from '../record/lead.guards.ts'
import { leadQueries } from '../record/lead.queries.ts'

export type LeadBulkService = ReturnType<typeof leadBulkService>

export function leadBulkService(context: Context) {
  /** One transaction for each lead: a failure does not affect the others. */
  async function eachOf<Result>(
    actor: Actor,
    ids: readonly number[],
    work: (change: Change, id: number) => Promise<Result>,
    /** Called after the commit of each. */
    onDone: (result: Result) => void = () => {},
  ): Promise<BulkReport> {
    const report: BulkReport = { done: [], failed: [] }
    for (const id of ids)
      try {
        if (!isId(id)) throw notFound()
        onDone(await context.change(actor, (change) => work(change, id)))
        report.done.push(id)
      } catch (error) {
        const reason = reasonIn(error)
        if (reason === 'error') context.log.error({ err: error, leadId: id }, 'One of several leads failed')
        report.failed.push({ id, reason })
      }
    return report
  }

  /** One push for all leads, and one to the person notified. */
  const push = (actor: Actor, { done }: BulkReport, notifiedId: number | null = null): Promise<void> =>
    done.length === 0
      ? Promise.resolve()
      : context.change(actor, async (change) => {
          change.push('leads-refresh', { ids: done })
          if (notifiedId !== null) change.push('notifications-refresh', {}, notifiedId)
        })

  return {
    async assign(actor: Actor, body: Static<typeof AssignLeadsBody>): Promise<BulkReport> {
      const { ids, userId } = body.values
      const handlers = handlerQueries(context.db)
      const isKnown = userId === null || (isId(userId) && (await handlers.isHandler(userId)))
      accepted(body, { ...leadIdsErrors(body.values), ...(!isKnown && { userId: ['enumerable'] }) })
      let line: number | null = null
      const assignOne = async (change: Change, id: number): Promise<number | null> => {
        await lockPerson(change.db, userId)
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        const canHave =
          userId === null || (await handlerQueries(change.db).canHandle(userId, saved.status as LeadStatus))
        if (!canHave) throw forbidden()
        if (!(await assignLead(change, saved, userId, new Date(context.now())))) return line
        return noteAssigned(change, actor, { userId, leadId: id, begun: line })
      }
      const report = await eachOf(actor, ids ?? [], assignOne, (written) => (line = written))
      await push(actor, report, line === null ? null : userId)
      return report
    },

    async remove(actor: Actor, body: Static<typeof LeadIdsBody>): Promise<BulkReport> {
      const { ids } = accepted(body, leadIdsErrors(body.values))
      const report = await eachOf(actor, ids ?? [], (change, id) =>
        removeLead(change, actor, id, context.now()),
      )
      await push(actor, report)
      return report
    },

    async restore(actor: Actor, body: Static<typeof LeadIdsBody>): Promise<BulkReport> {
      const { ids } = accepted(body, leadIdsErrors(body.values))
      const report = await eachOf(actor, ids ?? [], (change, id) => restoreLead(change, actor, id))
      await push(actor, report)
      return report
    },
  }
}

function reasonIn(error: unknown): BulkReason {
  if (!(error instanceof AppError)) return 'error'
  if (error.status === 404) return 'not_found'
  if (error.status === 409) return 'deposit'
  return error.status === 403 ? 'forbidden' : 'error'
}
