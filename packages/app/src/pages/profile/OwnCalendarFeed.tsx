import { RENEW_FEED } from '@latchkey/domain/calendar-feed/calendar-feed.messages'
import { CalendarFeedStoreModel } from '@latchkey/domain/calendar-feed/calendar-feed.store'
import { CalendarFeedCard } from '@latchkey/ui/lettings/profile/CalendarFeedCard/CalendarFeedCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

export const OwnCalendarFeed = observer(function OwnCalendarFeed() {
  const { question } = useRoot()
  const calendarFeed = useStore(CalendarFeedStoreModel)
  useEffect(() => void calendarFeed.load(), [calendarFeed])

  return (
    <CalendarFeedCard
      feed={calendarFeed.feed}
      newUrl={calendarFeed.newUrl}
      hasFailed={calendarFeed.hasFailed}
      isBusy={calendarFeed.isSaving}
      onCreate={() => void calendarFeed.create({ done: null })}
      onRenew={() => question.ask({ texts: RENEW_FEED, isDanger: true, act: () => calendarFeed.create() })}
      onEnd={() => void calendarFeed.end()}
      onRetry={() => void calendarFeed.load()}
    />
  )
})
