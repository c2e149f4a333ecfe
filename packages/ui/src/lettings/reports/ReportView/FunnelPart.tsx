import { TABLE_TITLES } from '@latchkey/domain/reports/report-figures'
import { enquiriesIn, enquiriesSummary } from '@latchkey/domain/reports/report-summaries'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { plainFigure } from '../../../plots/figure.ts'
import { FigureTable } from '../../../plots/FigureTable/FigureTable.tsx'
import { FunnelPlot } from '../../../plots/FunnelPlot/FunnelPlot.tsx'
import { PlotFrame } from '../../../plots/PlotFrame/PlotFrame.tsx'
import { funnelSteps } from '../report-plots.ts'
import type { ReportPartProps } from './report-part.ts'

const title = TABLE_TITLES.funnel

/** The funnel of the enquiries. */
export function FunnelPart({ report, hrefOf, onOpen, ...frame }: ReportPartProps) {
  if (report === null) return <PlotFrame {...frame} title={title} phase="loading" table={null} />
  const [nameHeading = '', ...columns] = reportTable('funnel', report).headings
  const steps = funnelSteps(report.funnel, hrefOf)
  return (
    <PlotFrame
      {...frame}
      title={title}
      phase="ready"
      emptyTitle={enquiriesIn(report) === 0 ? REPORTS.nothing : null}
      plot={<FunnelPlot label={title} summary={enquiriesSummary(report)} steps={steps} onOpen={onOpen} />}
      table={
        <FigureTable
          label={title}
          nameHeading={nameHeading}
          columns={columns}
          rows={steps.map(({ label, figure, note = '' }) => ({
            id: label,
            name: label,
            figures: [figure, plainFigure(note)],
          }))}
          onOpen={onOpen}
        />
      }
    />
  )
}
