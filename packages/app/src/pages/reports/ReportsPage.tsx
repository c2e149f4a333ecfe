import {
  agentChoicesOf,
  isNarrowed,
  NO_CHOICES_YET,
  wholeOf,
  withChoicesOf,
} from '@latchkey/domain/reports/report.choices'
import type { Report } from '@latchkey/domain/reports/report.contract'
import { reportIn, withReport } from '@latchkey/domain/reports/report.url'
import { periodText, REPORTS } from '@latchkey/domain/reports/report.words'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { ReportFilters } from '@latchkey/ui/lettings/reports/ReportFilters/ReportFilters.tsx'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { useSearch } from '../../address/AppRouter.tsx'
import { useHandlers } from '../../components/use-handlers.ts'
import { useToday } from '../../config/use-clock.ts'
import { ChoicesOfReport } from './ChoicesOfReport.tsx'
import { ReportHost } from './ReportHost.tsx'

export const ReportsPage = observer(function ReportsPage() {
  const today = useToday()
  const people = useHandlers(true)
  const { params, setSearch } = useSearch()
  const selection = reportIn(params, today)
  const [choices, setChoices] = useState(NO_CHOICES_YET)
  const learn = useCallback((report: Report) => setChoices((known) => withChoicesOf(known, report)), [])
  const [isNarrowedAtFirst] = useState(() => isNarrowed(selection))

  return (
    <>
      <PageHeader title={REPORTS.title} subtitle={periodText(selection)} />
      <Stack>
        <ReportFilters
          selection={selection}
          choices={{ ...choices, agents: agentChoicesOf(choices.agents, people) }}
          today={today}
          // Replaces the history entry, so that Back leaves the page.
          onChange={(next) => setSearch(withReport(params, next), { replace: true })}
        />
        {isNarrowedAtFirst && <ChoicesOfReport selection={wholeOf(selection)} onRead={learn} />}
        <ReportHost key={Object.values(selection).join(' ')} selection={selection} onRead={learn} />
      </Stack>
    </>
  )
})
