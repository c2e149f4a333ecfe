import { TABLE_TITLES } from '@latchkey/domain/reports/report-figures'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { FigureTable } from '../../../plots/FigureTable/FigureTable.tsx'
import { PlotFrame } from '../../../plots/PlotFrame/PlotFrame.tsx'
import { partRows } from '../report-plots.ts'
import type { ReportPartProps } from './report-part.ts'

/** The funnel of each project or agent. */
export function NamesPart({
  report,
  kind,
  hrefOf,
  onOpen,
  ...frame
}: ReportPartProps & { kind: 'project' | 'agent' }) {
  const table = `by-${kind}` as const
  const title = TABLE_TITLES[table]
  if (report === null) return <PlotFrame {...frame} title={title} phase="loading" table={null} />
  const [nameHeading = '', ...columns] = reportTable(table, report).headings
  const parts = kind === 'project' ? report.byProject : report.byAgent
  return (
    <PlotFrame
      {...frame}
      title={title}
      phase="ready"
      emptyTitle={parts.length === 0 ? REPORTS.nothing : null}
      table={
        <FigureTable
          label={title}
          nameHeading={nameHeading}
          columns={columns}
          rows={partRows(parts, kind, hrefOf)}
          onOpen={onOpen}
        />
      }
    />
  )
}
