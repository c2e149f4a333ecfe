import { COPY_ADDRESS_NOW, FEED_WORDS, SHOWS_ONLY_PUBLIC } from '@latchkey/domain/feeds/feed.messages'
import { ShownOnce } from '../../ShownOnce.tsx'

export interface NewAddressNoticeProps {
  /** The name of the feed. */
  name: string
  /** The whole address. */
  value: string
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
export function NewAddressNotice({ name, value, onDone }: NewAddressNoticeProps) {
  const address = { label: FEED_WORDS.address, hint: COPY_ADDRESS_NOW, what: 'address', value }
  return (
    <ShownOnce name={name} values={[address]} onDone={onDone}>
      <p>{SHOWS_ONLY_PUBLIC}</p>
    </ShownOnce>
  )
}
