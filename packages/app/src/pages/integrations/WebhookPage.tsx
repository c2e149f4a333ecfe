import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import {
  DELIVERY_CHOICES,
  WebhooksPageModel,
  type WebhooksPage,
} from '@latchkey/domain/webhooks/webhooks-page.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { DeliveryTable } from '@latchkey/ui/lettings/webhooks/DeliveryTable/DeliveryTable.tsx'
import { NewSecretNotice } from '@latchkey/ui/lettings/webhooks/NewSecretNotice/NewSecretNotice.tsx'
import { WebhookCard } from '@latchkey/ui/lettings/webhooks/WebhookCard/WebhookCard.tsx'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { useToday } from '../../config/use-clock.ts'
import { useFollowing } from '../../runtime/use-store.ts'
import { WebhookDialogHost } from './WebhookDialogHost.tsx'
import { WebhookDialogs } from './WebhookDialogs.tsx'

const LIST = integrationsPath('webhooks')

export function WebhookPage() {
  const id = Number(useParams()['webhookId'])
  return <FoundWebhook key={id} id={id} />
}

const FoundWebhook = observer(function FoundWebhook({ id }: { id: number }) {
  const webhooks = useFollowing(WebhooksPageModel)
  const edited = useOpenRecord('webhook')
  useLayoutEffect(() => webhooks.deliveries.setScope(id), [webhooks, id])
  const webhook = webhooks.webhookOf(id)
  return (
    <>
      <PageHeader
        above={<BackLink to={LIST}>{WEBHOOK_WORDS.list}</BackLink>}
        title={webhook?.name ?? PAGES.webhook.title}
      />
      {webhook === null ? (
        <RecordPlaceholder
          phase={webhooks.missing ?? 'missing'}
          noun="webhook"
          onRetry={() => void webhooks.load()}
        />
      ) : (
        <OpenedWebhook webhooks={webhooks} webhook={webhook} onEdit={() => edited.show(id)} />
      )}
      <WebhookDialogHost webhooks={webhooks} open={edited.open === id ? id : null} onClose={edited.close} />
    </>
  )
})

interface OpenedWebhookProps {
  webhooks: WebhooksPage
  webhook: Webhook
  onEdit: () => void
}

const OpenedWebhook = observer(function OpenedWebhook({ webhooks, webhook, onEdit }: OpenedWebhookProps) {
  const table = useTable(webhooks.deliveries, { choices: DELIVERY_CHOICES })
  const today = useToday()
  const navigate = useNavigate()
  const [replaced, resent] = [useOpenRecord('replace'), useOpenRecord('resend')]
  const { id } = webhook
  const { missedSince, shown } = webhooks
  return (
    <Stack gap="large">
      {shown !== null && <NewSecretNotice {...shown} onDone={() => webhooks.show(null)} />}
      <WebhookCard
        webhook={webhook}
        missedSince={missedSince?.id === id ? missedSince.offAt : null}
        isBusy={webhooks.isSaving}
        onEdit={onEdit}
        onSwitch={() => webhooks.toggle(webhook)}
        onDelete={() => webhooks.askRemove(webhook, () => void navigate(LIST, { replace: true }))}
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
