import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { webhookDraftOf } from '@latchkey/domain/webhooks/webhook.draft'
import type { WebhooksPage } from '@latchkey/domain/webhooks/webhooks-page.store'
import { WebhookForm } from '@latchkey/ui/lettings/webhooks/WebhookForm/WebhookForm.tsx'
import { observer } from 'mobx-react-lite'
import { useRecordForm } from '../../editing/use-record-form.ts'
import { useRoot } from '../../runtime/runtime.ts'

export const WebhookDialogHost = observer(function WebhookDialogHost({
  webhooks,
  ...address
}: DialogHostProps & { webhooks: WebhooksPage }) {
  const { session } = useRoot()
  const { props } = useRecordForm({
    ...address,
    name: 'webhook',
    found: webhooks.webhooks.find(({ id }) => id === address.open),
    draftOf: webhookDraftOf,
    send: webhooks.save,
  })
  return <WebhookForm {...props} keys={webhooks.keys} rights={session.rights} isBusy={webhooks.isSaving} />
})
