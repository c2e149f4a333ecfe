import { webhookPath } from '@latchkey/domain/navigation/paths'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { WebhookTable } from '@latchkey/ui/lettings/webhooks/WebhookTable/WebhookTable.tsx'
import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { SecretNotice } from './SecretNotice.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookDialogHost } from './WebhookDialogHost.tsx'

const pathOf = ({ id }: Webhook) => webhookPath(id)

export const WebhooksTab = observer(function WebhooksTab() {
  const { webhooks, toggle, askDelete } = useWebhooks()
  const edited = useOpenRecord('webhook')
  const navigate = useNavigate()
  return (
    <Stack gap="large">
      <SecretNotice webhooks={webhooks} />
      <Card
        title={WEBHOOK_WORDS.list}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => edited.show('new')}>
            {WEBHOOK_WORDS.add}
          </Button>
        }
      >
        <WebhookTable
          webhooks={webhooks.webhooks}
          {...webhooks.listState}
          onRetry={() => void webhooks.load()}
          pathOf={pathOf}
          onOpen={(webhook) => void navigate(pathOf(webhook))}
          onEdit={({ id }) => edited.show(id)}
          onSwitch={toggle}
          onDelete={(webhook) => askDelete(webhook)}
        />
      </Card>
      <WebhookDialogHost webhooks={webhooks} open={edited.open} onClose={edited.close} />
    </Stack>
  )
})
