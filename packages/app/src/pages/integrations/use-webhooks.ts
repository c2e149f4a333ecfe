import { deleteWebhook } from '@latchkey/domain/webhooks/webhook.messages'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WebhooksPageModel } from '@latchkey/domain/webhooks/webhooks-page.store'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

/** The webhooks of a page, and the question before one is deleted. */
export function useWebhooks() {
  const { question } = useRoot()
  const webhooks = useStore(WebhooksPageModel)
  useEffect(() => webhooks.follow(), [webhooks])
  return {
    webhooks,
    toggle: (webhook: Webhook) =>
      void (webhook.state === 'off' ? webhooks.on(webhook) : webhooks.off(webhook.id)),
    askDelete: ({ id, name }: Webhook, onDone?: () => void) =>
      question.ask({
        texts: deleteWebhook(name),
        isDanger: true,
        act: () => webhooks.remove(id),
        ...(onDone && { onDone }),
      }),
  }
}
