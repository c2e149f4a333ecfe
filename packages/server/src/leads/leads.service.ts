import { isStandInEmail } from '@latchkey/domain/imports/values/contacts'
import type { LeadBody, NewLeadBody } from '@latchkey/domain/leads/lead.body'
import type { Lead } from '@latchkey/domain/leads/lead.contract'
import { statusAllows, type LeadStatus } from '@latchkey/domain/leads/lead-status'
import {
  type LeadHistory,
  leadHistoryQueryErrors,
  type LeadHistoryQueryValues,
} from '@latchkey/domain/leads/lead-history.contract'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { Static } from 'typebox'
import { createOnce } from '../context/create-once.ts'
import type { Change, Context } from '../context/context.ts'
import { lockPerson } from '../db/people-lock.ts'
import { rateLimitOn } from '../rate-limits/rate-limit.ts'
import { mailLeadLink } from '../links/mailed-links.ts'
import type { ReadResponseClock } from '../office/response-clock.ts'
import { counterOf, isKey, type Actor, type Caller } from '../platform/http/actor.ts'
import { accepted } from '../platform/http/accepted.ts'
import { conflict } from '../platform/http/error.ts'
import { staffName } from '../platform/values/staff-name.ts'
import { createLead } from './save/lead.create.ts'
import { sentSave } from './save/lead.key-save.ts'
import { removeLead, restoreLead } from './save/lead.removal.ts'
import { acceptedDraft, saveLead } from './save/lead.save.ts'
import { foundLead } from './record/lead.guards.ts'
import { presentHistory } from './record/lead.history.ts'
import { canOpenLead, openSections } from './record/lead.policy.ts'
import { waitingOfNew } from './record/lead.waiting.ts'
import { readLead } from './record/lead.read.ts'
import { leadQueries } from './record/lead.queries.ts'

/** Reads of a lead by one person within this window are audited once. */
const OPENING_MS = 15 * MINUTE_MS

export type LeadsService = ReturnType<typeof leadsService>

export function leadsService(context: Context, readClock: ReadResponseClock) {
  const limit = rateLimitOn(context)
  const at = () => new Date(context.now())
  const dates = createDateFormatter(context.config.timeZone, () => Math.floor(context.now() / 1000))

  /** Audits access to personal data; repeated reads of a page count once. */
  async function noteOpening(actor: Caller, id: number): Promise<void> {
    const { isAllowed } = await limit.hit(`lead-open:${counterOf(actor)}:${id}`, 1, OPENING_MS)
    if (isAllowed)
      await context.change(actor, (change) =>
        change.audit({ action: 'lead.open', entity: 'lead', entityId: id }),
      )
  }

  return {
    /** @throws AppError 404, with the id of the kept lead for one that was merged */
    async get(actor: Caller, id: number): Promise<Lead> {
      const lead = await readLead(context, readClock, { actor, id })
      context.backgroundWrites.start(`lead-open:${counterOf(actor)}:${id}`, () => noteOpening(actor, id))
      return lead
    },

    /**
     * With the history of merged leads that the caller may open, newest first.
     * @throws AppError 422
     */
    async history(actor: Actor, id: number, query: Received<LeadHistoryQueryValues>): Promise<LeadHistory> {
      const { before } = accepted(query, leadHistoryQueryErrors(query.values))
      const queries = leadQueries(context.db)
      foundLead(actor, await queries.find(id))
      const mayOpen = ({ status }: { status: number }) => canOpenLead(actor, status as LeadStatus)
      const lines = await queries.history(id, {
        sections: openSections(actor),
        before: before === '' ? null : Number(before),
      })
      const merges = await queries.undoableMerges(id)
      return presentHistory(
        lines,
        merges.filter(mayOpen).map((merge) => merge.id),
      )
    },

    async create(actor: Caller, body: Static<typeof NewLeadBody>, key?: string): Promise<Lead> {
      return createOnce(context, actor, {
        entity: 'lead',
        key,
        get: (id) => this.get(actor, id),
        create: async (change) => {
          const lead = await createLead(change, actor, body, { now: at(), today: dates.today })
          return isKey(actor)
            ? { ...lead, waiting: waitingOfNew(lead, await readClock(change.db), at()) }
            : lead
        },
      })
    },

    async save(actor: Caller, id: number, body: Static<typeof LeadBody>): Promise<true> {
      await context.change(actor, async (change) => {
        const agent = await lockPerson(change.db, body.values.viewingUserId)
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        const { version } = body.values
        const sent = sentSave(actor, body, saved)
        const isStale = version !== null && version !== saved.version
        const draft = acceptedDraft(sent.body, saved, agent, {
          isStale,
          keepsHome: isKey(actor),
          otherErrors: sent.errors,
        })
        if (isStale) throw await staleSave(change, id)
        await saveLead(change, saved, draft, { actor, now: at(), today: dates.today, readClock })
      })
      return true
    },

    async remove(actor: Actor, id: number): Promise<true> {
      await context.change(actor, async (change) => {
        await removeLead(change, actor, id, context.now())
        change.push('leads-refresh', { ids: [id] })
      })
      return true
    },

    async restore(actor: Actor, id: number): Promise<true> {
      await context.change(actor, async (change) => {
        await restoreLead(change, actor, id)
        change.push('leads-refresh', { ids: [id] })
      })
      return true
    },

    /** Mails a new questionnaire link; false in a later status, and without an email. */
    async sendQuestionnaire(actor: Actor, id: number): Promise<boolean> {
      return context.change(actor, async (change) => {
        const saved = foundLead(actor, await leadQueries(change.db).lock(id))
        if (!statusAllows(saved.status, 'sendQuestionnaire') || isStandInEmail(saved.email)) return false
        await mailLeadLink(change, id, 'questionnaire', context.now())
        await change.audit({ action: 'mail.ask-questionnaire-link', entity: 'lead', entityId: id })
        return true
      })
    },
  }
}

async function staleSave(change: Change, id: number) {
  const person = await leadQueries(change.db).lastChangedBy(id)
  const name = person && (staffName(person) ?? person.username ?? person.actor)
  return conflict({ changedBy: name ?? null })
}
