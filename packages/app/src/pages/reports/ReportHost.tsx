import { exportedTable } from '@latchkey/domain/reports/figure.messages'
import { exportReport, readReport } from '@latchkey/domain/reports/report-requests'
import type { Report } from '@latchkey/domain/reports/report.contract'
import { figureAddress } from '@latchkey/domain/reports/report-url'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { ReportView } from '@latchkey/ui/lettings/reports/ReportView/ReportView.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { ExportHost } from '../../components/ListExport.tsx'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useOpenedFigure } from './use-opened-figure.ts'

interface ReportHostProps {
  selection: ReportSelection
  /** Called with each report that is shown. */
  onRead: (report: Report) => void
}

/** One report; its figures stay until their reader asks for new ones. Use a key per selection. */
export const ReportHost = observer(function ReportHost({ selection, onRead }: ReportHostProps) {
  const root = useRoot()
  const { leads } = root
  const [revision, setRevision] = useState(leads.revision)
  const { reading, retry } = useReading(() => readReport(root, selection), revision)
  const { value: report } = reading
  useEffect(() => {
    if (report !== null) onRead(report)
  }, [report, onRead])
  const { opened, open } = useOpenedFigure()
  const hasNewFigures = leads.revision !== revision
  return (
    <ReportView
      report={report}
      hasFailed={reading.hasFailed}
      hasRefreshFailed={reading.isStale && report !== null}
      hasNewFigures={hasNewFigures && report !== null}
      hrefOf={(figure, part) => figureAddress(selection, figure, part)}
      opened={opened}
      onOpen={(href) => void open(href)}
      onRefresh={() => (hasNewFigures ? setRevision(leads.revision) : retry())}
      renderExport={(table) => (
        <ExportHost
          name={table}
          run={(exports, format) =>
            exports.follow(table, () => exportReport(root, selection, table, format), exportedTable(table))
          }
        />
      )}
    />
  )
})
