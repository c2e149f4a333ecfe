import { AGENT_LABELS, agentsToChoose } from '@latchkey/domain/calendar/calendar-agent'
import { periodOf, stepFrom } from '@latchkey/domain/calendar/calendar-period'
import { calendarPlaceIn, withCalendarPlace } from '@latchkey/domain/calendar/calendar-url'
import { slotInput, type ViewingSlot } from '@latchkey/domain/calendar/move-viewing'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { CalendarPanel } from '@latchkey/ui/lettings/calendar/CalendarPanel/CalendarPanel.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { usePlace } from '../../address/use-place.ts'
import { useMinute } from '../../config/use-clock.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { useRoot } from '../../runtime/runtime.ts'
import { useAgents } from '../../components/use-handlers.ts'
import { useViewings } from '../../components/use-viewings.ts'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

const MoveViewingHost = lazyDialog(() => import('./MoveViewingHost.tsx'), 'MoveViewingHost')

export const CalendarPage = observer(function CalendarPage() {
  const { calendar, session } = useRoot()
  const agents = useAgents()
  const { today, place, go } = usePlace(calendarPlaceIn, withCalendarPlace)
  const nowMinute = useMinute()
  const lead = useOpenRecord('lead')
  const [dropped, setDropped] = useState<{ id: number; slot: ViewingSlot } | null>(null)

  const { view, day, agent } = place
  const period = useMemo(() => periodOf({ view, day }), [view, day])
  const { days, label, shortLabel } = period
  const { events, ...viewings } = useViewings(period, { agent, agentLabel: AGENT_LABELS[view] })

  const moving = lead.openFor('move')
  const shown = useMemo(
    () => events.map((viewing) => (viewing.id === moving ? { ...viewing, isDimmed: true } : viewing)),
    [events, moving],
  )

  const ownId = session.user?.id
  const isDropped = dropped !== null && dropped.id === moving

  return (
    <>
      <PageHeader title={PAGES.calendar.title} />
      <CalendarPanel
        periodLabel={label}
        shortPeriodLabel={shortLabel}
        days={days}
        {...viewings}
        events={shown}
        today={today}
        nowMinute={nowMinute}
        view={view}
        agents={agentsToChoose(agents, { chosen: agent, viewings: calendar.viewings, ownId })}
        agent={agent === ownId ? 'me' : agent}
        onAgentChange={(next) => go({ agent: next })}
        onOpen={(id) => lead.show(id)}
        onDay={(next) => go({ view: 'week', day: next })}
        onMove={(id, slot) => {
          setDropped({ id, slot })
          lead.show(id, 'move')
        }}
        onMoveRequest={(id) => {
          setDropped(null)
          lead.show(id, 'move')
        }}
        onViewChange={(next) => go({ view: next })}
        onToday={() => go({ day: today })}
        onStep={(by) => go({ day: stepFrom(place, by) })}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} />
      <MoveViewingHost
        open={moving}
        proposed={isDropped ? slotInput(dropped.slot) : undefined}
        onClose={lead.close}
        onFormNeeded={() => lead.moveTo(moving)}
      />
    </>
  )
})
