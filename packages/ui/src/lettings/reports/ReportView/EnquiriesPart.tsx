import { TABLE_TITLES } from '@latchkey/domain/reports/report-figures'
import { enquiriesIn, enquiriesSummary } from '@latchkey/domain/reports/report-summaries'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { BarPlot } from '../../../plots/BarPlot/BarPlot.tsx'
import { FigureTable } from '../../../plots/FigureTable/FigureTable.tsx'
import { PlotFrame } from '../../../plots/PlotFrame/PlotFrame.tsx'
import { weekBars, weekRows, withoutEmptyRest } from '../report-plots.ts'
import type { ReportPartProps } from './report-part.ts'

const title = TABLE_TITLES['enquiries-by-week']

/** Enquiries by week, stacked by source. */
export function EnquiriesPart({ report, hrefOf, onOpen, ...frame }: ReportPartProps) {
  if (report === null) return <PlotFrame {...frame} title={title} phase="loading" table={null} />
  const [nameHeading = '', ...columns] = reportTable('enquiries-by-week', report).headings
  return (
    <PlotFrame
      {...frame}
      title={title}
      phase="ready"
      emptyTitle={enquiriesIn(report) === 0 ? REPORTS.nothing : null}
      plot={
        <BarPlot
          label={title}
          summary={enquiriesSummary(report)}
          {...weekBars(withoutEmptyRest(report.enquiriesByWeek), hrefOf)}
          onOpen={onOpen}
        />
      }
      table={
        <FigureTable
          label={title}
          nameHeading={nameHeading}
          columns={columns}
          rows={weekRows(report.enquiriesByWeek, hrefOf)}
          onOpen={onOpen}
        />
      }
    />
  )
}
