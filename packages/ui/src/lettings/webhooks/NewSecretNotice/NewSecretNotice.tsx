import { USE_AS_IT_IS, WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface NewSecretNoticeProps {
  /** The name of the webhook. */
  name: string
  /** The whole secret. */
  value: string
  /** Called once the secret is on the clipboard; the page shows a toast. */
  onCopied: () => void
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
export function NewSecretNotice({ name, value, onCopied, onDone }: NewSecretNoticeProps) {
  return (
    <Card title={name}>
      <Stack>
        <Field label={WEBHOOK_WORDS.secret} hint={USE_AS_IT_IS}>
          <CopyField what="secret" value={value} onChange={() => undefined} isReadOnly onCopied={onCopied} />
        </Field>
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
