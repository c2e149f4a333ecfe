import { CalendarFeedStoreModel } from '@latchkey/domain/calendar-feed/calendar-feed.store'
import { CalendarFeedCard } from '@latchkey/ui/lettings/profile/CalendarFeedCard/CalendarFeedCard.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../runtime/use-store.ts'

export const OwnCalendarFeed = observer(function OwnCalendarFeed() {
  const calendarFeed = useStore(CalendarFeedStoreModel)
  useEffect(() => void calendarFeed.load(), [calendarFeed])

  return (
    <CalendarFeedCard
      feed={calendarFeed.feed}
      newUrl={calendarFeed.newUrl}
      hasFailed={calendarFeed.hasFailed}
      isBusy={calendarFeed.isSaving}
      onCreate={() => void calendarFeed.create({ done: null })}
      onRenew={calendarFeed.askRenew}
      onEnd={() => void calendarFeed.end()}
      onRetry={() => void calendarFeed.load()}
    />
  )
})
