import { FEED_WORDS, moreHomesText, homesLeftOut, websiteText } from '@latchkey/domain/feeds/feed.messages'
import type { Website } from '@latchkey/domain/feeds/feed.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { RecordPlaceholder } from '../../../layout/RecordPlaceholder/RecordPlaceholder.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import * as S from './FeedPreview.styles.ts'

export interface FeedPreviewProps {
  /** The response to the website; null until it was asked for and loaded. */
  website: Website | null
  phase: 'closed' | 'loading' | 'failed' | 'missing' | 'ready'
  /** Called to fetch it, also again. */
  onShow: () => void
}

/**
 * Shows the response of a feed to its website, as the website gets it.
 *
 * @do Fetch it when it is asked for: it can be several megabytes.
 * @dont Do not put names of fields into words: developers look for them as they are.
 * @key Enter or Space: On the button, fetches it.
 * @key Tab: Reaches the text, which the arrow keys scroll.
 */
export function FeedPreview({ website, phase, onShow }: FeedPreviewProps) {
  const more = website === null ? 0 : homesLeftOut(website)
  return (
    <Card
      title={FEED_WORDS.preview}
      actions={
        <Button isBusy={phase === 'loading'} onClick={onShow}>
          {FEED_WORDS.preview}
        </Button>
      }
    >
      <Stack>
        {website !== null && (
          <>
            <S.Json aria-label={FEED_WORDS.previewText} tabIndex={0}>
              {websiteText(website)}
            </S.Json>
            {more > 0 && <p>{moreHomesText(more)}</p>}
          </>
        )}
        {website === null && phase !== 'closed' && phase !== 'ready' && (
          <RecordPlaceholder phase={phase} noun="feed" onRetry={onShow} />
        )}
      </Stack>
    </Card>
  )
}
