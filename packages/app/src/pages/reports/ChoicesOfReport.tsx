import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { observer } from 'mobx-react-lite'
import { useReport } from './use-report.ts'

interface ChoicesOfReportProps {
  selection: ReportSelection
  onRead: (report: Report) => void
}

/** Renders nothing: loads the other options of the filters when the page opens with a filtered report. */
export const ChoicesOfReport = observer(function ChoicesOfReport({
  selection,
  onRead,
}: ChoicesOfReportProps) {
  useReport(selection, 0, onRead)
  return null
})
