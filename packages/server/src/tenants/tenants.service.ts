import { cleanQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.draft'
import type { QuestionnaireBody } from '@latchkey/domain/tenants/questionnaire/questionnaire.body'
import type {
  ReservationBody,
  ReservationLead,
} from '@latchkey/domain/tenants/reservation/reservation.contract'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { NOTIFICATION_KIND } from '@latchkey/domain/notifications/notification-kinds'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import type { QuestionnaireLead } from '@latchkey/domain/tenants/questionnaire/questionnaire.contract'
import { validateQuestionnaire } from '@latchkey/domain/tenants/questionnaire/questionnaire.suite'
import type { Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { canBeReserved } from '../leads/record/lead.guards.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { moveLead } from '../leads/save/lead.move.ts'
import { movesMail } from '../leads/record/lead.transitions.ts'
import { leadTokens } from '../links/lead-tokens.ts'
import { accepted } from '../platform/http/accepted.ts'
import { responseColumns } from './tenants.columns.ts'
import { presentQuestionnaire, presentReservation } from './tenants.present.ts'
import { isOpen, type Submission, type Visitor, type Visits } from './visits.ts'

export type TenantsService = ReturnType<typeof tenantsService>

/** The forms of tenants. */
export function tenantsService(context: Context, visits: Visits) {
  const dateFormatter = createDateFormatter(context.config.timeZone)

  return {
    /** False when identity or link do not match. */
    async questionnaire(visitor: Visitor): Promise<QuestionnaireLead | false> {
      const found = await visits.identify('questionnaire', visitor)
      return found !== null && presentQuestionnaire(found.lead, found.verification)
    },

    /** False in a later status; links mailed to a former address are cancelled. */
    async answer(submission: Submission<Static<typeof QuestionnaireBody>>): Promise<boolean> {
      return visits.submit('questionnaire', submission, async (change, lead, linkId) => {
        const at = { now: context.now() / 1000, dateFormatter }
        const answers = cleanQuestionnaire(
          accepted(submission.body, validateQuestionnaire(submission.body.values, at)),
        )
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
      const found = await visits.identify('reservation', visitor)
      if (found === null) return false
      const queries = leadQueries(context.db)
      const { id } = found.lead
      const [images, rentPence] = await Promise.all([queries.images(id), queries.rent(id)])
      return presentReservation(found.lead, { images, rentPence }, found.verification)
    },

    /** False in a later status or when the home is taken. */
    async reserve(submission: Submission<Static<typeof ReservationBody>>): Promise<boolean> {
      return visits.submit('reservation', submission, async (change, lead) => {
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
