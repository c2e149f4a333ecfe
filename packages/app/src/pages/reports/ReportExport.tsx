import { exportReport } from '@latchkey/domain/reports/export-report'
import { exportedTable } from '@latchkey/domain/reports/figure.words'
import type { ReportTable } from '@latchkey/domain/reports/report.figures'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { ExportHost } from '../../components/ExportHost.tsx'
import { useStaff } from '../../runtime/staff.ts'

export function ReportExport({ selection, table }: { selection: ReportSelection; table: ReportTable }) {
  const staff = useStaff()
  return (
    <ExportHost
      name={table}
      run={(exports, format) => exports.follow(table, () => exportReport(staff, selection, table, format))}
      message={exportedTable(table)}
    />
  )
}
