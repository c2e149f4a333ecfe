import { TABLE_TITLES } from '@latchkey/domain/reports/report-figures'
import { viewingsIn, viewingsSummary } from '@latchkey/domain/reports/report-summaries'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { BarList } from '../../../plots/BarList/BarList.tsx'
import { FigureTable } from '../../../plots/FigureTable/FigureTable.tsx'
import { PlotFrame } from '../../../plots/PlotFrame/PlotFrame.tsx'
import { outcomeItems } from '../report-plots.ts'
import type { ReportPartProps } from './report-part.ts'

const title = TABLE_TITLES.outcomes

/** The outcomes of the viewings. */
export function OutcomesPart({ report, hrefOf, onOpen, ...frame }: ReportPartProps) {
  if (report === null) return <PlotFrame {...frame} title={title} phase="loading" table={null} />
  const [nameHeading = '', ...columns] = reportTable('outcomes', report).headings
  const items = outcomeItems(report.outcomes, hrefOf)
  return (
    <PlotFrame
      {...frame}
      title={title}
      phase="ready"
      emptyTitle={viewingsIn(report) === 0 ? REPORTS.nothing : null}
      plot={<BarList label={title} summary={viewingsSummary(report)} items={items} onOpen={onOpen} />}
      table={
        <FigureTable
          label={title}
          nameHeading={nameHeading}
          columns={columns}
          rows={items.map(({ label, figure }) => ({ id: label, name: label, figures: [figure] }))}
          onOpen={onOpen}
        />
      }
    />
  )
}
