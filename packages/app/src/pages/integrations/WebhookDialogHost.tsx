import type { DialogHostProps } from '@latchkey/domain/navigation/open-record'
import { webhookDraftOf, type WebhookDraft } from '@latchkey/domain/webhooks/webhook.draft'
import type { WebhooksPage } from '@latchkey/domain/webhooks/webhooks-page.store'
import { WebhookForm } from '@latchkey/ui/lettings/webhooks/WebhookForm/WebhookForm.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'
import { useRoot } from '../../runtime/runtime.ts'

export interface WebhookDialogHostProps extends DialogHostProps {
  webhooks: WebhooksPage
}

export const WebhookDialogHost = observer(function WebhookDialogHost({
  webhooks,
  open,
  onClose,
}: WebhookDialogHostProps) {
  const { session } = useRoot()
  const found = typeof open === 'number' ? webhooks.webhookOf(open) : null
  // A push while the dialog is open does not change the version that the edits began with, and closing keeps the title.
  const [begun, setBegun] = useState({ open, found })
  if (begun.open !== open) setBegun({ open, found: open === null ? begun.found : found })
  else if (open !== null && begun.found === null && found !== null) setBegun({ open, found })
  const saved = begun.found
  const draft = useMemo(() => (saved === null ? undefined : webhookDraftOf(saved)), [saved])

  const send = (values: WebhookDraft) =>
    saved === null ? webhooks.create(values) : webhooks.save(saved.id, { ...values, version: saved.version })
  const form = useEditedForm(send, onClose, { open, name: 'webhook' })
  return (
    <WebhookForm
      {...form}
      isOpen={open === 'new' || (open !== null && saved !== null)}
      saved={draft}
      keys={webhooks.keys}
      rights={session.rights}
      onCloseRequest={onClose}
      isBusy={webhooks.isSaving}
    />
  )
})
