import { readReport } from '@latchkey/domain/reports/read-report'
import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReportSelection } from '@latchkey/domain/reports/reports.calls'
import { useEffect } from 'react'
import { useReading } from '../../editing/use-reading.ts'
import { useRoot } from '../../runtime/runtime.ts'

/** Reads a report whenever `revision` changes and passes each one on; for an observer with a key per selection. */
export function useReport(selection: ReportSelection, revision: number, onRead: (report: Report) => void) {
  const root = useRoot()
  const { reading, retry } = useReading(() => readReport(root, selection), revision)
  const { value: report } = reading
  useEffect(() => {
    if (report !== null) onRead(report)
  }, [report, onRead])
  return { report, reading, retry }
}
