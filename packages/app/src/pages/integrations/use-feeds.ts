import type { Feed } from '@latchkey/domain/feeds/feed.contract'
import { deleteFeed, newFeedAddress } from '@latchkey/domain/feeds/feed.messages'
import { FeedsPageModel } from '@latchkey/domain/feeds/feeds-page.store'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

/** The feeds of a page, and the questions before a write that cannot be undone. */
export function useFeeds() {
  const { question } = useRoot()
  const feeds = useStore(FeedsPageModel)
  useEffect(() => feeds.follow(), [feeds])
  return {
    feeds,
    askNewAddress: (feed: Feed) =>
      question.ask({
        texts: newFeedAddress(feed.name),
        isDanger: true,
        act: () => feeds.newAddress(feed),
      }),
    askDelete: (feed: Feed, onDone?: () => void) =>
      question.ask({
        texts: deleteFeed(feed),
        isDanger: true,
        act: () => feeds.remove(feed.id),
        ...(onDone && { onDone }),
      }),
  }
}
