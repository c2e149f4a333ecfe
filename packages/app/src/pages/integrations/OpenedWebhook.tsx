import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { DELIVERY_CHOICES, type WebhooksPage } from '@latchkey/domain/webhooks/webhooks-page.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { DeliveryTable } from '@latchkey/ui/lettings/webhooks/DeliveryTable/DeliveryTable.tsx'
import { WebhookCard } from '@latchkey/ui/lettings/webhooks/WebhookCard/WebhookCard.tsx'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useToday } from '../../config/use-clock.ts'
import { SecretNotice } from './SecretNotice.tsx'
import { WebhookDialogs } from './WebhookDialogs.tsx'

const NO_COLUMNS: readonly never[] = []

export interface OpenedWebhookProps {
  webhooks: WebhooksPage
  webhook: Webhook
  onEdit: () => void
  onSwitch: () => void
  onDelete: () => void
}

export const OpenedWebhook = observer(function OpenedWebhook({
  webhooks,
  webhook,
  ...on
}: OpenedWebhookProps) {
  const table = useTable(webhooks.deliveries, NO_COLUMNS, DELIVERY_CHOICES)
  const today = useToday()
  const [replaced, resent] = [useOpenRecord('replace'), useOpenRecord('resend')]
  const { id } = webhook
  const { missedSince } = webhooks
  return (
    <Stack gap="large">
      <SecretNotice webhooks={webhooks} />
      <WebhookCard
        {...on}
        webhook={webhook}
        missedSince={missedSince?.id === id ? missedSince.offAt : null}
        isBusy={webhooks.isSaving}
        onTest={() => void webhooks.test(id)}
        onReplaceSecret={() => replaced.show(id)}
        onEndOldSecret={() => void webhooks.endOldSecret(id)}
        onResend={() => resent.show(id)}
      />
      <Card title={WEBHOOK_WORDS.deliveries}>
        <DeliveryTable
          {...table}
          waiting={webhook.waiting}
          today={today}
          canResend={webhook.state !== 'off'}
          onResend={(delivery) => void webhooks.resend(delivery.id)}
        />
      </Card>
      <WebhookDialogs webhooks={webhooks} webhook={webhook} replaced={replaced} resent={resent} />
    </Stack>
  )
})
