import { recordOutcome } from '@latchkey/domain/leads/lead-actions'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import { leadName } from '@latchkey/domain/leads/lead-names'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { dayPlaceIn, readDay, withDayPlace, type DayPlace } from '@latchkey/domain/today/shown-day'
import { dayTitle } from '@latchkey/domain/today/today.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { OutcomeButtons } from '@latchkey/ui/lettings/leads/OutcomeButtons/OutcomeButtons.tsx'
import { DayToolbar } from '@latchkey/ui/lettings/today/DayToolbar/DayToolbar.tsx'
import { DayViewings, type DayViewingsProps } from '@latchkey/ui/lettings/today/DayViewings/DayViewings.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { usePlace } from '../../address/use-place.ts'
import { useAgents } from '../../components/use-handlers.ts'
import { useNow } from '../../config/use-clock.ts'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

export const TodayPage = observer(function TodayPage() {
  const { session } = useRoot()
  const { today, place, go } = usePlace(dayPlaceIn, withDayPlace)
  const lead = useOpenRecord('lead')
  const mayChoose = session.can('leads-assign')
  const agents = useAgents(mayChoose)

  return (
    <>
      <div data-print="hidden">
        <PageHeader title={PAGES.today.title} subtitle={dayTitle(place.date, today)} />
      </div>
      <DayToolbar
        {...place}
        today={today}
        onDate={(date) => go({ date })}
        agents={mayChoose ? agents : null}
        onAgent={(agent) => go({ agent })}
      />
      <DayOfAgent
        key={`${place.date} ${place.agent}`}
        {...place}
        onOpen={lead.show}
        onDay={(date) => go({ date })}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} />
    </>
  )
})

const DayOfAgent = observer(function DayOfAgent({
  date,
  agent,
  onOpen,
  onDay,
}: DayPlace & Pick<DayViewingsProps, 'onOpen' | 'onDay'>) {
  const root = useRoot()
  const { leads, session, settings } = root
  const now = useNow()
  const { reading, retry } = useReading(() => readDay(root, { date, agent }), leads.revision)
  useEffect(() => void settings.load(), [settings])
  return (
    <DayViewings
      day={reading.value}
      phase={reading.missing ?? 'loading'}
      now={now}
      mapUrl={settings.known?.mapUrl ?? null}
      onOpen={onOpen}
      onDay={onDay}
      renderOutcome={(viewing) =>
        session.can('viewings-update') &&
        viewing.status === LEAD_STATUS.ViewingScheduled && (
          <OutcomeButtons
            viewingDate={viewing.viewingDate}
            size="large"
            isBusy={leads.isSaving}
            onOutcome={(outcome) => void recordOutcome(leads, viewing.id, outcome, leadName(viewing))}
          />
        )
      }
      onPrint={() => window.print()}
      onRetry={retry}
    />
  )
})
