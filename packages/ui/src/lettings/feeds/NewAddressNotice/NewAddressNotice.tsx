import { COPY_ADDRESS_NOW, FEED_WORDS, SHOWS_ONLY_PUBLIC } from '@latchkey/domain/feeds/feed.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface NewAddressNoticeProps {
  /** The name of the feed. */
  name: string
  /** The whole address. */
  value: string
  /** Called once the address is on the clipboard; the page shows a toast. */
  onCopied: () => void
  onDone: () => void
}

/**
 * The address of a website's feed that was just made, which cannot be shown again.
 *
 * @do Show it until the page is left, or until the user is done with it.
 * @dont Do not make a link of it: who has the address can read the feed.
 * @key Tab: Reaches the address, its copy button and Done.
 * @key Enter or Space: Presses the focused one.
 */
export function NewAddressNotice({ name, value, onCopied, onDone }: NewAddressNoticeProps) {
  return (
    <Card title={name}>
      <Stack>
        <p>{SHOWS_ONLY_PUBLIC}</p>
        <Field label={FEED_WORDS.address} hint={COPY_ADDRESS_NOW}>
          <CopyField what="address" value={value} onChange={() => undefined} isReadOnly onCopied={onCopied} />
        </Field>
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
