import { COPY_SOURCE_KEY_NOW, SOURCE_WORDS } from '@latchkey/domain/integrations/sources/source.messages'
import { ShownOnce } from '../../ShownOnce.tsx'

export interface NewSourceNoticeProps {
  /** The name of the source. */
  name: string
  /** The address to which it sends enquiries. */
  url: string
  /** The whole key. */
  sourceKey: string
  onDone: () => void
}

/**
 * The address of a source and its key, which was just made and cannot be shown again.
 *
 * @do Show it until the page is left, or until the user is done with it.
 * @dont Do not put the key anywhere else: not into a toast, a title or an address.
 * @key Tab: Reaches address and key, their copy buttons, and Done.
 * @key Enter or Space: Presses the focused one.
 */
export function NewSourceNotice({ name, url, sourceKey, onDone }: NewSourceNoticeProps) {
  const values = [
    { label: SOURCE_WORDS.address, what: 'address', value: url },
    { label: SOURCE_WORDS.key, hint: COPY_SOURCE_KEY_NOW, what: 'key', value: sourceKey },
  ]
  return <ShownOnce name={name} values={values} onDone={onDone} />
}
