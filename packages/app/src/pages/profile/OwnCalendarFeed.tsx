import { FEED_ENDED, RENEW_FEED } from '@latchkey/domain/calendar-feed/calendar-feed.messages'
import { COPIED } from '@latchkey/domain/platform/messages'
import { CalendarFeedCard } from '@latchkey/ui/lettings/profile/CalendarFeedCard/CalendarFeedCard.tsx'
import { toastOutcome } from '@latchkey/ui/lettings/toast-outcome.ts'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'

export const OwnCalendarFeed = observer(function OwnCalendarFeed() {
  const { calendarFeed, question } = useRoot()
  useEffect(() => {
    void calendarFeed.load()
    return () => calendarFeed.leave()
  }, [calendarFeed])

  return (
    <CalendarFeedCard
      feed={calendarFeed.feed}
      newUrl={calendarFeed.newUrl}
      hasFailed={calendarFeed.hasFailed}
      isBusy={calendarFeed.isSaving}
      onCreate={() => void toastOutcome(calendarFeed.create(), null)}
      onRenew={() => question.ask({ texts: RENEW_FEED, isDanger: true, act: () => calendarFeed.create() })}
      onEnd={() => void toastOutcome(calendarFeed.end(), FEED_ENDED)}
      onCopied={() => toasts.success(COPIED)}
      onRetry={() => void calendarFeed.load()}
    />
  )
})
