import { slotInput, type ViewingSlot } from '@latchkey/domain/calendar/move-viewing'
import { placeViewings } from '@latchkey/domain/calendar/place-viewings'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { CalendarPanel } from '@latchkey/ui/lettings/calendar/CalendarPanel'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-today.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog'
import { useStaff } from '../../runtime/staff.ts'
import { useCalendarPlace } from './use-calendar-place.ts'

const LeadDialogHost = lazyDialog(() => import('../leads/LeadDialogHost.tsx'), 'LeadDialogHost')
const MoveViewingHost = lazyDialog(() => import('./MoveViewingHost.tsx'), 'MoveViewingHost')

/** Every viewing there is, by month or by week, to open and to move. Source: specification §2 "Calendar". */
export const CalendarPage = observer(function CalendarPage() {
  const { calendar } = useStaff()
  const { viewings, isLoading, list } = calendar
  const today = useToday()
  const place = useCalendarPlace(today)
  const lead = useOpenRecord('lead')
  const [dropped, setDropped] = useState<{ id: number; slot: ViewingSlot } | null>(null)

  useEffect(() => {
    void calendar.watch()
    return () => calendar.leave()
  }, [calendar])

  const { days, label } = place.period
  const moving = lead.openFor('move')
  const events = useMemo(() => {
    const range = { first: days[0]?.day ?? '', last: days.at(-1)?.day ?? '' }
    return placeViewings(viewings, range, businessDateFormatter).map((viewing) =>
      viewing.id === moving ? { ...viewing, isDimmed: true } : viewing,
    )
  }, [viewings, days, moving])

  const isDropped = dropped !== null && dropped.id === moving

  return (
    <>
      <PageHeader title="Calendar" />
      <CalendarPanel
        periodLabel={label}
        days={days}
        events={events}
        today={today}
        view={place.view}
        isLoading={isLoading}
        hasFailed={list.phase === 'failed'}
        hasRefreshFailed={list.refreshFailed}
        onOpen={(id) => lead.show(id)}
        onMove={(id, slot) => {
          setDropped({ id, slot })
          lead.show(id, 'move')
        }}
        onMoveRequest={(id) => {
          setDropped(null)
          lead.show(id, 'move')
        }}
        onViewChange={place.show}
        onToday={place.jumpToToday}
        onStep={place.step}
        onRetry={() => void calendar.receiveRefresh()}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} />
      <MoveViewingHost
        open={moving}
        proposed={isDropped ? slotInput(dropped.slot) : undefined}
        onClose={lead.close}
        onFormNeeded={() => lead.turnTo('edit')}
      />
    </>
  )
})
