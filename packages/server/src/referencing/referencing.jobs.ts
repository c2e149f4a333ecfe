import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { leadQueries } from '../leads/record/lead.queries.ts'
import { sendHandOver } from './http-provider.ts'
import { dueForHandOver, markHandedOver, applyDelivery } from './referencing.service.ts'
import { simulated } from './simulator.ts'

/** Long enough to see the lead waiting. */
const THINKING_SECONDS = 3

export function referencingHandlers(
  context: Context,
): PlainHandlers<'referencing.hand-over' | 'referencing.simulate'> {
  const { referencing } = context.config
  return {
    async 'referencing.hand-over'({ leadId, handOverId }) {
      const lead = await dueForHandOver(context, leadId)
      // Referencing may have been switched off since; staff then move the lead.
      if (!lead || referencing.kind === 'none') return
      if (referencing.kind === 'http') {
        await sendHandOver(referencing, lead, handOverId, context.now())
        return markHandedOver(context, leadId)
      }
      await markHandedOver(context, leadId)
      await context.change(null, (change) =>
        change.enqueue('referencing.simulate', { leadId, handOverId }, { delaySeconds: THINKING_SECONDS }),
      )
    },
    async 'referencing.simulate'({ leadId, handOverId }) {
      const lead = await leadQueries(context.db).find(leadId)
      if (!lead) return
      await applyDelivery(
        context,
        { deliveryId: `simulator-${handOverId}`, leadId, ...simulated(lead) },
        null,
      )
    },
  }
}
