import { DAY_SECONDS } from '@latchkey/domain/platform/values/durations'
import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import type { ResendDraft } from '@latchkey/domain/webhooks/webhook.draft'
import type { ReplaceSecretDraft } from '@latchkey/domain/webhooks/webhook.form'
import type { WebhooksPage } from '@latchkey/domain/webhooks/webhooks-page.store'
import { ReplaceSecretDialog } from '@latchkey/ui/lettings/webhooks/ReplaceSecretDialog/ReplaceSecretDialog.tsx'
import { ResendDialog } from '@latchkey/ui/lettings/webhooks/ResendDialog/ResendDialog.tsx'
import { observer } from 'mobx-react-lite'
import type { OpenRecordAddress } from '../../address/use-open-record.ts'
import { useNow } from '../../config/use-clock.ts'
import { useEditedForm } from '../../editing/use-unsaved-edits.ts'

export interface WebhookDialogsProps {
  webhooks: WebhooksPage
  webhook: Webhook
  replaced: OpenRecordAddress
  resent: OpenRecordAddress
}

/** Asks before a secret is replaced, and before missed events are sent. */
export const WebhookDialogs = observer(function WebhookDialogs({
  webhooks,
  webhook,
  replaced,
  resent,
}: WebhookDialogsProps) {
  const now = useNow()
  const { missedSince, isSaving } = webhooks
  const { id, name } = webhook
  const replace = ({ keepHours }: ReplaceSecretDraft) => webhooks.replaceSecret(webhook, keepHours)
  const resend = (draft: ResendDraft) => webhooks.resendAll(id, draft)
  const [replacing, resending] = [
    useEditedForm(replace, replaced.close, { open: replaced.open, name: 'replace' }),
    useEditedForm(resend, resent.close, { open: resent.open, name: 'resend' }),
  ]
  return (
    <>
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
        from={missedSince?.id === id ? missedSince.offAt : now - DAY_SECONDS}
        now={now}
        onCloseRequest={resent.close}
        isBusy={isSaving}
      />
    </>
  )
})
