import type { Context } from '../context/context.ts'
import type { PlainHandlers } from '../jobs/jobs.contract.ts'
import { dispatchEvents } from './dispatch.ts'
import { deliveryQueries } from './deliveries.queries.ts'
import { webhookSender } from './sender.ts'

export function webhookHandlers(context: Context): PlainHandlers<'webhooks.send' | 'webhooks.due'> {
  const sender = webhookSender(context)
  return {
    'webhooks.send': async ({ webhookId, dueAt = 0 }) => {
      const isDone = await sender.send(webhookId, () => new Date(Math.max(context.now(), dueAt)))
      if (!isDone) await enqueue(context, [webhookId])
    },
    'webhooks.due': async () => {
      await dispatchAll(context)
      await enqueue(context, await deliveryQueries(context.db).dueWebhooks(new Date(context.now())))
    },
  }
}

/** Tries what is due at a moment, as if it were then. */
export async function sendDueWebhooks(context: Context, at: Date): Promise<void> {
  const sender = webhookSender(context)
  await dispatchAll(context)
  const due = await deliveryQueries(context.db).dueWebhooks(at)
  await Promise.all(due.map((webhookId) => sender.send(webhookId, () => at)))
}

const enqueue = (context: Context, due: readonly number[]): Promise<void> =>
  context.change(null, (change) =>
    change.enqueueAll(
      'webhooks.send',
      due.map((webhookId) => ({ webhookId, dueAt: change.now() })),
    ),
  )

async function dispatchAll(context: Context): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await context.change(null, dispatchEvents)
}
