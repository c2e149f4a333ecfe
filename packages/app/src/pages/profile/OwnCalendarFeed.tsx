import { RENEW_FEED } from '@latchkey/domain/calendar-feed/calendar-feed.messages'
import { CalendarFeedCard } from '@latchkey/ui/lettings/profile/CalendarFeedCard/CalendarFeedCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { toastCopied } from '../../components/toast-copied.ts'
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
      onCreate={() => void calendarFeed.create({ done: null })}
      onRenew={() => question.ask({ texts: RENEW_FEED, isDanger: true, act: () => calendarFeed.create() })}
      onEnd={() => void calendarFeed.end()}
      onCopied={toastCopied}
      onRetry={() => void calendarFeed.load()}
    />
  )
})
