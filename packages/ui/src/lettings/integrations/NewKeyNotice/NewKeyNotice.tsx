import { COPY_KEY_NOW, KEY_WORDS } from '@latchkey/domain/integrations/keys/key.messages'
import { ShownOnce } from '../../ShownOnce.tsx'

export interface NewKeyNoticeProps {
  /** The name of the key. */
  name: string
  /** The whole key. */
  value: string
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
export function NewKeyNotice({ name, value, onDone }: NewKeyNoticeProps) {
  const key = { label: KEY_WORDS.shown, hint: COPY_KEY_NOW, what: 'key', value }
  return <ShownOnce name={name} values={[key]} onDone={onDone} />
}
