import { PAGES } from '@latchkey/domain/navigation/pages'
import { integrationsPath } from '@latchkey/domain/navigation/paths'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { RecordPlaceholder } from '@latchkey/ui/layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { observer } from 'mobx-react-lite'
import { useLayoutEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { OpenedWebhook } from './OpenedWebhook.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookDialogHost } from './WebhookDialogHost.tsx'

const LIST = integrationsPath('webhooks')

export function WebhookPage() {
  const id = Number(useParams()['webhookId'])
  return <FoundWebhook key={id} id={id} />
}

const FoundWebhook = observer(function FoundWebhook({ id }: { id: number }) {
  const { webhooks, toggle, askDelete } = useWebhooks()
  const edited = useOpenRecord('webhook')
  const navigate = useNavigate()
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
        <OpenedWebhook
          webhooks={webhooks}
          webhook={webhook}
          onEdit={() => edited.show(id)}
          onSwitch={() => toggle(webhook)}
          onDelete={() => askDelete(webhook, () => void navigate(LIST, { replace: true }))}
        />
      )}
      <WebhookDialogHost webhooks={webhooks} open={edited.open === id ? id : null} onClose={edited.close} />
    </>
  )
})
