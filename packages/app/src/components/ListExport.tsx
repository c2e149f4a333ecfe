import type { ExportQuestion } from '@latchkey/domain/exports/exports.calls'
import { ExportHost } from './ExportHost.tsx'

export interface ListExportProps extends ExportQuestion {
  /** Rows of the list; disabled when 0. */
  total: number
}

export function ListExport({ total, ...question }: ListExportProps) {
  return (
    <ExportHost
      name={question.list}
      isDisabled={total === 0}
      run={(exports, format) => exports.run(question, format)}
    />
  )
}
