import { USE_AS_IT_IS, WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { ShownOnce } from '../../ShownOnce.tsx'

export interface NewSecretNoticeProps {
  /** The name of the webhook. */
  name: string
  /** The whole secret. */
  value: string
  onDone: () => void
}

/**
 * A signing secret that was just made, which cannot be shown again.
 *
 * @do Show it until the page is left, or until the user is done with it.
 * @dont Do not put the secret anywhere else: not into a toast, a title or an address.
 * @key Tab: Reaches the secret, its copy button and Done.
 * @key Enter or Space: Presses the focused one.
 */
export function NewSecretNotice({ name, value, onDone }: NewSecretNoticeProps) {
  const secret = { label: WEBHOOK_WORDS.secret, hint: USE_AS_IT_IS, what: 'secret', value }
  return <ShownOnce name={name} values={[secret]} onDone={onDone} />
}
