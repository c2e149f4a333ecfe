import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import type { ResendDraft } from '@latchkey/domain/webhooks/webhook.draft'
import type { ReplaceSecretDraft } from '@latchkey/domain/webhooks/webhook.form'
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
import { ReplaceSecretDialog } from '@latchkey/ui/lettings/webhooks/ReplaceSecretDialog/ReplaceSecretDialog.tsx'
import { ResendDialog } from '@latchkey/ui/lettings/webhooks/ResendDialog/ResendDialog.tsx'
import { WebhookCard } from '@latchkey/ui/lettings/webhooks/WebhookCard/WebhookCard.tsx'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { useNow, useToday } from '../../config/use-clock.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useFollowing } from '../../runtime/use-store.ts'
import { WebhookDialogHost } from './WebhookDialogHost.tsx'

const LIST = integrationsPath('webhooks')

export const WebhookPage = observer(function WebhookPage() {
  const id = Number(useParams()['webhookId'])
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
  const now = useNow()
  const navigate = useNavigate()
  const [replaced, resent] = [useOpenRecord('replace'), useOpenRecord('resend')]
  const { id, name } = webhook
  const { isSaving, shown } = webhooks
  const missedSince = webhooks.missedSinceOf(id)
  const replacing = useEditedForm(
    (draft: ReplaceSecretDraft) => webhooks.replaceSecret(webhook, draft),
    replaced.close,
    { open: replaced.open, name: 'replace' },
  )
  const resending = useEditedForm((draft: ResendDraft) => webhooks.resendAll(id, draft), resent.close, {
    open: resent.open,
    name: 'resend',
  })
  return (
    <Stack gap="large">
      {shown !== null && <NewSecretNotice {...shown} onDone={() => webhooks.show(null)} />}
      <WebhookCard
        webhook={webhook}
        missedSince={missedSince}
        isBusy={isSaving}
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
      <ReplaceSecretDialog
        {...replacing}
        isOpen={replaced.open === id}
        name={name}
        onCloseRequest={replaced.close}
        isBusy={isSaving}
      />
      <ResendDialog
        {...resending}
        isOpen={resent.open === id}
        from={missedSince ?? now - DAY_SECONDS}
        now={now}
        onCloseRequest={resent.close}
        isBusy={isSaving}
      />
    </Stack>
  )
})
