import { AGENT_LABELS, agentsToChoose } from '@latchkey/domain/calendar/calendar-agent'
import { slotInput, type ViewingSlot } from '@latchkey/domain/calendar/move-viewing'
import { placeViewings, rangeOf } from '@latchkey/domain/calendar/place-viewings'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { CalendarPanel } from '@latchkey/ui/lettings/calendar/CalendarPanel/CalendarPanel.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-today.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useStaff } from '../../runtime/staff.ts'
import { useCalendarPlace } from './use-calendar-place.ts'

const LeadDialogHost = lazyDialog(() => import('../leads/LeadDialogHost.tsx'), 'LeadDialogHost')
const MoveViewingHost = lazyDialog(() => import('./MoveViewingHost.tsx'), 'MoveViewingHost')

export const CalendarPage = observer(function CalendarPage() {
  const { calendar, users } = useStaff()
  const { viewings, isLoading, hasFailed, hasRefreshFailed } = calendar
  const today = useToday()
  const place = useCalendarPlace(today)
  const lead = useOpenRecord('lead')
  const [dropped, setDropped] = useState<{ id: number; slot: ViewingSlot } | null>(null)

  const { view, agent } = place
  const { days, label } = place.period
  const { first, last } = rangeOf(place.period)
  useEffect(() => {
    void calendar.watch({ from: first, to: last, ...(agent === null ? {} : { agent: String(agent) }) })
  }, [calendar, first, last, agent])
  useEffect(() => () => calendar.leave(), [calendar])
  useEffect(() => void users.loadOptions(), [users])

  const moving = lead.openFor('move')
  const events = useMemo(
    () =>
      placeViewings(viewings, { first, last }, businessDateFormatter, AGENT_LABELS[view]).map((viewing) =>
        viewing.id === moving ? { ...viewing, isDimmed: true } : viewing,
      ),
    [viewings, first, last, view, moving],
  )

  const isDropped = dropped !== null && dropped.id === moving

  return (
    <>
      <PageHeader title="Calendar" />
      <CalendarPanel
        periodLabel={label}
        days={days}
        events={events}
        today={today}
        view={view}
        agents={agentsToChoose(users.options, agent, viewings)}
        agent={agent}
        onAgentChange={place.showAgent}
        isLoading={isLoading}
        hasFailed={hasFailed}
        hasRefreshFailed={hasRefreshFailed}
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
