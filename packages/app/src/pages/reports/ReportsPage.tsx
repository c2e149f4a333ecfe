import { ReportChoicesModel } from '@latchkey/domain/reports/report-choices.store'
import { agentChoicesOf } from '@latchkey/domain/reports/report-choices'
import { reportIn, withReport } from '@latchkey/domain/reports/report-url'
import { periodText, REPORTS } from '@latchkey/domain/reports/report.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { ReportFilters } from '@latchkey/ui/lettings/reports/ReportFilters/ReportFilters.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent } from 'react'
import { usePlace } from '../../address/use-place.ts'
import { useHandlers } from '../../components/use-handlers.ts'
import { useStore } from '../../runtime/use-store.ts'
import { ReportHost } from './ReportHost.tsx'

export const ReportsPage = observer(function ReportsPage() {
  const { today, place: selection, go } = usePlace(reportIn, withReport)
  const people = useHandlers()
  const choices = useStore(ReportChoicesModel)
  const openChoices = useEffectEvent(() => void choices.open(selection))
  useEffect(() => openChoices(), [])

  return (
    <>
      <PageHeader title={REPORTS.title} subtitle={periodText(selection)} />
      <Stack>
        <ReportFilters
          selection={selection}
          choices={{ ...choices.known, agents: agentChoicesOf(choices.known.agents, people) }}
          today={today}
          onChange={go}
        />
        <ReportHost key={Object.values(selection).join(' ')} selection={selection} onRead={choices.learn} />
      </Stack>
    </>
  )
})
