import type { IdentityQuery } from '@latchkey/domain/tenants/identity.body'
import type { QuestionnaireBody } from '@latchkey/domain/tenants/questionnaire/questionnaire.body'
import type { ReservationBody } from '@latchkey/domain/tenants/reservation/reservation.body'
import { LEAD_STATUS, LINK_STATUSES, type LeadStatus } from '@latchkey/domain/leads/lead.status'
import {
  isSameLastName,
  isSamePhone,
  type Identity,
  validateIdentity,
} from '@latchkey/domain/tenants/identity.suite'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification.kinds'
import { isId } from '@latchkey/domain/platform/values/id'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { validateQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.suite'
import type { ReservationLead } from '@latchkey/domain/tenants/reservation/reservation.contract'
import type { Static } from 'typebox'
import type { Change, Context } from '../context/context.ts'
import { canBeReserved } from '../leads/record/lead.guards.ts'
import type { LeadRecord } from '../leads/record/lead.present.ts'
import { moveLead } from '../leads/save/lead.move.ts'
import { movesMail } from '../leads/record/lead.transitions.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { leadTokens, type LeadLinkPurpose } from '../links/lead-tokens.ts'
import { accepted } from '../platform/http/accepted.ts'
import { forbidden } from '../platform/http/error.ts'
import { responseColumns } from './tenants.columns.ts'
import { failuresOn } from './failures.ts'
import { presentQuestionnaire, presentReservation } from './tenants.present.ts'
import { tenantProofs } from './tenant-proofs.ts'

export type TenantsService = ReturnType<typeof tenantsService>

/** A try of the identity step. */
export interface Visitor {
  token: string
  identity: Static<typeof IdentityQuery>
  address: string
}

/** A submitted form. */
export interface Submission<Body> {
  leadId: number
  body: Body
  address: string
}

export function tenantsService(context: Context) {
  const failures = failuresOn(context)
  const proofs = tenantProofs(context)
  const dateFormatter = createDateFormatter(context.config.timeZone)

  /** Null, and counted as a failure, unless link, status, phone and last name match. */
  async function identify(purpose: LeadLinkPurpose, { token, identity, address }: Visitor) {
    const given = accepted(identity, validateIdentity(identity.values))
    await failures.take({ address, token })
    const link = await leadTokens(context.db).find(token, purpose, context.now())
    const lead = link && (await leadQueries(context.db).find(link.leadId))
    if (!link || !lead || !isOpen(purpose, lead) || !isWho(lead, given)) return null
    await failures.forgive({ address, token })
    return { lead, verification: proofs.proofOf(link.id) }
  }

  /**
   * Locks the lead of a submitted form, and consumes its link when the work returns true. Counts as a failure until the
   * proof is verified. If the lead was merged meanwhile, it is the kept one.
   * @throws AppError 403 without a proof for this lead, whether or not the lead exists
   */
  async function submit(
    purpose: LeadLinkPurpose,
    { leadId, body, address }: Submission<Static<typeof ReservationBody>>,
    work: (change: Change, lead: LeadRecord, linkId: number) => Promise<boolean>,
  ): Promise<boolean> {
    await failures.take({ address })
    const linkId = proofs.linkIn(body.values.verification)
    if (linkId === null) throw forbidden()
    await failures.forgive({ address })
    return context.change({ userId: null, address }, async (change) => {
      const lead = await lockOpened(change, linkId, purpose)
      const isTheirs =
        lead.id === leadId || (isId(leadId) && (await leadQueries(change.db).wasMerged(lead.id, leadId)))
      if (!isTheirs) throw forbidden()
      return (
        (await work(change, lead, linkId)) && (await leadTokens(change.db).consume(linkId, context.now()))
      )
    })
  }

  /**
   * Locked until the transaction ends.
   * @throws AppError 403 for a link that is no longer valid
   */
  async function lockOpened(change: Change, linkId: number, purpose: LeadLinkPurpose): Promise<LeadRecord> {
    const find = () => leadTokens(change.db).findById(linkId, purpose, context.now())
    const link = await find()
    if (!link) throw forbidden()
    const lead = await leadQueries(change.db).lock(link.leadId)
    const now = await find()
    if (lead && now?.leadId === lead.id) return lead
    // Merged or unmerged while this waited for the lock.
    return lockOpened(change, linkId, purpose)
  }

  return {
    /** @throws AppError 429 for an address with too many failures */
    admit: (address: string): Promise<void> => failures.check(address),

    /** True for a valid proof. */
    isVerified: (verification: string | string[] | undefined): boolean =>
      typeof verification === 'string' && proofs.linkIn(verification) !== null,

    /** False when identity or link do not match. */
    async questionnaire(visitor: Visitor): Promise<QuestionnaireLead | false> {
      const found = await identify('questionnaire', visitor)
      return found !== null && presentQuestionnaire(found.lead, found.verification)
    },

    /** False in a later status (rule P7); links mailed to a former address are cancelled. */
    async answer(submission: Submission<Static<typeof QuestionnaireBody>>): Promise<boolean> {
      return submit('questionnaire', submission, async (change, lead, linkId) => {
        const at = { now: context.now() / 1000, dateFormatter }
        const answers = accepted(submission.body, validateQuestionnaire(submission.body.values, at))
        if (!isOpen('questionnaire', lead)) return false
        const columns = responseColumns(answers)
        if (movesMail(lead, columns)) await leadTokens(change.db).cancel(lead.id, context.now(), linkId)
        await moveLead(change, lead, 'lead.questionnaire', {
          ...columns,
          status: LEAD_STATUS.QuestionnaireSubmitted,
        })
        await change.notify({
          to: [lead.handler_user_id],
          kind: NOTIFICATION_KIND.QuestionnaireAnswered,
          leadId: lead.id,
        })
        return true
      })
    },

    /** False when identity or link do not match. */
    async reservation(visitor: Visitor): Promise<ReservationLead | false> {
      const found = await identify('reservation', visitor)
      if (found === null) return false
      const images = await leadQueries(context.db).images(found.lead.id)
      return presentReservation(found.lead, images, found.verification)
    },

    /** False in a later status or when the home is taken (rule P16). */
    async reserve(submission: Submission<Static<typeof ReservationBody>>): Promise<boolean> {
      return submit('reservation', submission, async (change, lead) => {
        if (!isOpen('reservation', lead) || !(await canBeReserved(change, lead))) return false
        await moveLead(change, lead, 'lead.reserve-request', { status: LEAD_STATUS.ReservationRequested })
        await change.notify({
          to: [lead.handler_user_id, lead.viewing_user_id],
          kind: NOTIFICATION_KIND.ReservationRequested,
          leadId: lead.id,
        })
        if (context.config.referencing.kind !== 'none') {
          await change.enqueue('referencing.hand-over', {
            leadId: lead.id,
            handOverId: `${lead.id}-${lead.version}`,
          })
        }
        return true
      })
    },
  }
}

function isWho(lead: LeadRecord, { phone, lastName }: Identity): boolean {
  return isSamePhone(lead.phone, phone) && isSameLastName(lead.last_name, lastName)
}

function isOpen(purpose: LeadLinkPurpose, lead: LeadRecord): boolean {
  return LINK_STATUSES[purpose].includes(lead.status as LeadStatus)
}
