import { COPY_SOURCE_KEY_NOW, SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface NewSourceNoticeProps {
  /** The name of the source. */
  name: string
  /** Where it sends enquiries. */
  url: string
  /** The whole key. */
  sourceKey: string
  /** Called once one of them is on the clipboard; the page shows a toast. */
  onCopied: () => void
  onDone: () => void
}

const ignore = () => undefined

/**
 * The address of a source and its key, which was just made and cannot be shown again.
 *
 * @do Show it until the page is left, or until the user is done with it.
 * @dont Do not put the key anywhere else: not into a toast, a title or an address.
 * @key Tab: Reaches address and key, their copy buttons, and Done.
 * @key Enter or Space: Presses the focused one.
 */
export function NewSourceNotice({ name, url, sourceKey, onCopied, onDone }: NewSourceNoticeProps) {
  return (
    <Card title={name}>
      <Stack>
        <Field label={SOURCE_WORDS.address}>
          <CopyField what="address" value={url} onChange={ignore} isReadOnly onCopied={onCopied} />
        </Field>
        <Field label={SOURCE_WORDS.key} hint={COPY_SOURCE_KEY_NOW}>
          <CopyField what="key" value={sourceKey} onChange={ignore} isReadOnly onCopied={onCopied} />
        </Field>
        <Inline>
          <Button onClick={onDone}>Done</Button>
        </Inline>
      </Stack>
    </Card>
  )
}
