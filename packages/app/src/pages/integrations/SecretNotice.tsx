import type { WebhooksPage } from '@latchkey/domain/webhooks/webhooks-page.store'
import { NewSecretNotice } from '@latchkey/ui/lettings/webhooks/NewSecretNotice/NewSecretNotice.tsx'
import { observer } from 'mobx-react-lite'

/** The secret that was just made, until the user is done with it. */
export const SecretNotice = observer(function SecretNotice({ webhooks }: { webhooks: WebhooksPage }) {
  const { shown } = webhooks
  if (shown === null) return null
  return (
    <NewSecretNotice
      name={shown.name}
      value={shown.secret}
      onDone={() => webhooks.show(null)}
    />
  )
})
