import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { observer } from 'mobx-react-lite'
import { useReport } from './use-report.ts'

interface ChoicesOfReportProps {
  selection: ReportSelection
  onRead: (report: Report) => void
}

/** Renders nothing: a visit that begins with a narrowed report learns here what else there is. */
export const ChoicesOfReport = observer(function ChoicesOfReport({
  selection,
  onRead,
}: ChoicesOfReportProps) {
  useReport(selection, 0, onRead)
  return null
})
