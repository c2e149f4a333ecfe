import { WEEK_HOURS } from '@latchkey/domain/calendar/calendar.limits'
import { slotInput, type ViewingSlot } from '@latchkey/domain/calendar/move-viewing'
import { placeViewings } from '@latchkey/domain/calendar/place-viewings'
import { CALENDAR_LEGEND, VIEWING_NOUN } from '@latchkey/domain/calendar/viewing.labels'
import { DndScope } from '@latchkey/ui/controls/DndScope'
import { CalendarToolbar } from '@latchkey/ui/calendar/CalendarToolbar'
import { MonthView } from '@latchkey/ui/calendar/MonthView'
import { WeekView } from '@latchkey/ui/calendar/WeekView'
import { Button } from '@latchkey/ui/controls/Button'
import { StaleNotice } from '@latchkey/ui/data/StaleNotice'
import { Announcement } from '@latchkey/ui/layout/Announcement'
import { EmptyState } from '@latchkey/ui/layout/EmptyState'
import { PageHeader } from '@latchkey/ui/layout/PageHeader'
import { Stack } from '@latchkey/ui/layout/Stack'
import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-today.ts'
import { lazyDialog } from '../../loading/lazy-dialog.tsx'
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

  const grid = {
    label,
    days,
    events,
    today,
    noun: VIEWING_NOUN,
    isLoading,
    onOpen: (id: number) => lead.show(id),
    onMove: (id: number, slot: ViewingSlot) => {
      setDropped({ id, slot })
      lead.show(id, 'move')
    },
    onMoveRequest: (id: number) => {
      setDropped(null)
      lead.show(id, 'move')
    },
    onStep: place.step,
  }
  const isDropped = dropped !== null && dropped.id === moving

  return (
    <>
      <PageHeader title="Calendar" />
      <Announcement>{isLoading ? `Loading ${VIEWING_NOUN.many}…` : ''}</Announcement>
      <Stack>
        <CalendarToolbar
          periodLabel={label}
          view={place.view}
          legend={CALENDAR_LEGEND}
          onViewChange={place.show}
          onToday={place.jumpToToday}
          onStep={place.step}
        />
        {list.phase === 'failed' ? (
          <EmptyState
            title={`The ${VIEWING_NOUN.many} could not be loaded`}
            icon={<CloudOff aria-hidden />}
            action={<Button onClick={() => void calendar.receiveRefresh()}>Retry</Button>}
          >
            Check the connection, then try again.
          </EmptyState>
        ) : (
          <DndScope>
            {place.view === 'month' ? <MonthView {...grid} /> : <WeekView {...grid} hours={WEEK_HOURS} />}
          </DndScope>
        )}
        {list.refreshFailed && <StaleNotice onRetry={() => void calendar.receiveRefresh()} />}
      </Stack>
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
