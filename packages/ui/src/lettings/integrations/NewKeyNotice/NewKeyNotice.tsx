import { COPY_KEY_NOW, KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface NewKeyNoticeProps {
  /** The name of the key. */
  name: string
  /** The whole key. */
  value: string
  /** Called once the key is on the clipboard; the page shows a toast. */
  onCopied: () => void
  onDone: () => void
}

/**
 * A key that was just made, which cannot be shown again.
 *
 * @do Show it until the page is left, or until the user is done with it.
 * @dont Do not put the key anywhere else: not into a toast, a title or an address.
 * @key Tab: Reaches the key, its copy button and Done.
 * @key Enter or Space: Presses the focused one.
 */
export function NewKeyNotice({ name, value, onCopied, onDone }: NewKeyNoticeProps) {
  return (
    <Card title={name}>
      <Stack>
        <Field label={KEY_WORDS.shown} hint={COPY_KEY_NOW}>
          <CopyField what="key" value={value} onChange={() => undefined} isReadOnly onCopied={onCopied} />
        </Field>
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
