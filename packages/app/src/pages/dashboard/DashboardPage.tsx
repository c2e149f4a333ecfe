import { weekQuery } from '@latchkey/domain/calendar/calendar-url'
import { stepWeek, weekOf } from '@latchkey/domain/calendar/week'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import { permittedPages } from '@latchkey/domain/navigation/menu'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { PATHS } from '@latchkey/domain/navigation/paths'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { DashboardLayout } from '@latchkey/ui/lettings/dashboard/DashboardLayout/DashboardLayout.tsx'
import { WeekOverviewPanel } from '@latchkey/ui/lettings/dashboard/WeekOverviewPanel/WeekOverviewPanel.tsx'
import { WaitingMark } from '@latchkey/ui/lettings/leads/WaitingMark/WaitingMark.tsx'
import { Banner } from '@latchkey/ui/overlays/Banner/Banner.tsx'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useToday } from '../../config/use-clock.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useViewings } from '../../components/use-viewings.ts'
import { LeadCard, UrgentHost, useWaiting, WaitingHost } from './DashboardCards.tsx'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

const waitingOf = ({ waiting }: LeadRow) => waiting && <WaitingMark waiting={waiting} />

export const DashboardPage = observer(function DashboardPage() {
  const { dashboard, session } = useRoot()
  const navigate = useNavigate()
  const today = useToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const day = chosen ?? today
  const lead = useOpenRecord('lead')
  const pages = permittedPages(session.permissions ?? [])
  const mayOpen = (path: string) => pages.some((page) => page.path === path)
  const seesEnquiries = session.can('enquiries-view')
  const seesViewings = seesEnquiries || session.can('viewings-view')
  const waiting = useWaiting(seesEnquiries)

  const { label, shortLabel, days } = useMemo(() => weekOf(day), [day])
  const viewings = useViewings({ days }, { isPermitted: seesViewings })
  // The current week follows the clock, also when it was stepped back to.
  const stepTo = (monday: string) => setChosen(monday === stepWeek(today, 0) ? null : monday)
  const openWeekOf = (shown: string) => void navigate(`${PATHS.calendar}?${weekQuery(shown)}`)
  const show = ({ id }: { id: number }) => lead.show(id)

  return (
    <>
      <PageHeader title={PAGES.dashboard.title} />
      <DashboardLayout
        notice={
          pages.every(({ path, section }) => section !== 'main-menu' || path === PATHS.home) && (
            <Banner>
              You do not have access to any pages yet. Ask an administrator to give you a role. Your pages
              will then appear in the menu.
            </Banner>
          )
        }
        urgent={(seesViewings || session.can('reservations-view')) && <UrgentHost waiting={waiting} />}
        week={
          <WeekOverviewPanel
            periodLabel={label}
            shortPeriodLabel={shortLabel}
            days={days}
            {...viewings}
            today={today}
            isLoading={seesViewings && viewings.isLoading}
            isKnown={seesViewings}
            onOpen={(id) => lead.show(id)}
            onDay={mayOpen(PATHS.calendar) ? openWeekOf : undefined}
            onToday={() => setChosen(null)}
            onStep={(step) => stepTo(stepWeek(day, step))}
            goToCalendar={mayOpen(PATHS.calendar) ? <Link to={PATHS.calendar} /> : null}
          />
        }
        waiting={seesEnquiries && <WaitingHost waiting={waiting} onOpen={show} />}
        cards={
          <>
            <LeadCard
              kind="viewingScheduled"
              list={dashboard.scheduled}
              isPermitted={seesViewings}
              viewAll={mayOpen(PATHS.viewings) ? <Link to={PATHS.viewings} /> : null}
              onEdit={show}
            />
            <LeadCard
              kind="awaitingFeedback"
              list={dashboard.awaiting}
              isPermitted={seesEnquiries}
              viewAll={mayOpen(PATHS.enquiries) ? <Link to={PATHS.enquiries} /> : null}
              onEdit={show}
              belowName={waitingOf}
            />
          </>
        }
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} />
    </>
  )
})
