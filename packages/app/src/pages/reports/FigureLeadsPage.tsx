import { figureText } from '@latchkey/domain/reports/figure.messages'
import { FIGURE_CHOICES, FigureLeadsModel } from '@latchkey/domain/reports/figure-leads.store'
import { followRevision } from '@latchkey/domain/platform/records/revision.model'
import { reportAddress, reportIn } from '@latchkey/domain/reports/report-url'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { FigureLeadsTable } from '@latchkey/ui/lettings/leads/FigureLeadsTable/FigureLeadsTable.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTable } from '../../address/use-list.ts'
import { useOpenRecord } from '../../address/use-open-record.ts'
import { useRecordSteps } from '../../address/use-record-steps.ts'
import { BackLink } from '../../components/BackLink.tsx'
import { businessDateFormatter } from '../../config/date-formatter.ts'
import { useToday } from '../../config/use-clock.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'
import { LeadDialogHost } from '../leads/lazy-lead-dialog.ts'

export const FigureLeadsPage = observer(function FigureLeadsPage() {
  const { leads, session } = useRoot()
  const { search } = useLocation()
  const today = useToday()
  const list = useStore(FigureLeadsModel)
  const table = useTable(list, { choices: FIGURE_CHOICES })
  const lead = useOpenRecord('lead')
  const steps = useRecordSteps(list, table, lead)
  useEffect(() => followRevision(leads, () => list.refresh()), [leads, list])

  return (
    <>
      <PageHeader
        title={REPORTS.behind}
        subtitle={figureText(table.query.choices ?? {})}
        above={
          <BackLink to={reportAddress(reportIn(new URLSearchParams(search), today))}>
            {REPORTS.title}
          </BackLink>
        }
      />
      <FigureLeadsTable
        {...table}
        dateFormatter={businessDateFormatter}
        userId={session.user?.id}
        onOpen={({ id }) => lead.show(id)}
      />
      <LeadDialogHost open={lead.openFor('edit')} onClose={lead.close} steps={steps} />
    </>
  )
})
