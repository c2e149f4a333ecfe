import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { feedStateText } from '@latchkey/domain/feeds/feed.messages'
import { StatusLabel } from '../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../data/tone.ts'

/** Yellow waits for a person. */
const TONES: Readonly<Record<Feed['state'], Tone>> = {
  'in-use': 'green',
  never: 'neutral',
  sent: 'green',
  failed: 'red',
  held: 'yellow',
}

/** The state of a feed. */
export const FeedState = ({ feed }: { feed: Pick<Feed, 'kind' | 'state'> }) => (
  <StatusLabel tone={TONES[feed.state]}>{feedStateText(feed)}</StatusLabel>
)
