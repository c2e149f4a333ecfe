import { webhookPath } from '@latchkey/domain/navigation/paths'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { WebhooksPageModel } from '@latchkey/domain/webhooks/webhooks-page.store'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { NewSecretNotice } from '@latchkey/ui/lettings/webhooks/NewSecretNotice/NewSecretNotice.tsx'
import { WebhookTable } from '@latchkey/ui/lettings/webhooks/WebhookTable/WebhookTable.tsx'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useFollowing } from '../../runtime/use-store.ts'
import { WebhookDialogHost } from './WebhookDialogHost.tsx'

const pathOf = ({ id }: Webhook) => webhookPath(id)

export const WebhooksTab = observer(function WebhooksTab() {
  const webhooks = useFollowing(WebhooksPageModel)
  const edited = useOpenRecord('webhook')
  const navigate = useNavigate()
  return (
    <Stack gap="large">
      {webhooks.shown !== null && <NewSecretNotice {...webhooks.shown} onDone={() => webhooks.show(null)} />}
      <Card
        title={WEBHOOK_WORDS.list}
        actions={<CreateNew label={WEBHOOK_WORDS.add} onClick={() => edited.show('new')} />}
      >
        <WebhookTable
          webhooks={webhooks.webhooks}
          {...webhooks.listState}
          onRetry={() => void webhooks.load()}
          pathOf={pathOf}
          onOpen={(webhook) => void navigate(pathOf(webhook))}
          onEdit={({ id }) => edited.show(id)}
          onSwitch={webhooks.toggle}
          onDelete={(webhook) => webhooks.askRemove(webhook)}
        />
      </Card>
      <WebhookDialogHost webhooks={webhooks} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})
