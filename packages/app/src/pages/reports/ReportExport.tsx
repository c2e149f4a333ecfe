import { exportReport } from '@latchkey/domain/reports/export-report'
import { exportedTable } from '@latchkey/domain/reports/figure.messages'
import type { ReportTable } from '@latchkey/domain/reports/report-figures'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { ExportHost } from '../../components/ExportHost.tsx'
import { useRoot } from '../../runtime/runtime.ts'

export function ReportExport({ selection, table }: { selection: ReportSelection; table: ReportTable }) {
  const root = useRoot()
  return (
    <ExportHost
      name={table}
      run={(exports, format) =>
        exports.follow(table, () => exportReport(root, selection, table, format), exportedTable(table))
      }
    />
  )
}
