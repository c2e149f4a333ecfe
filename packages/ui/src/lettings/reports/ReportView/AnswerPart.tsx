import { TABLE_TITLES } from '@latchkey/domain/reports/report-figures'
import { ANSWERS_SUMMARY } from '@latchkey/domain/reports/report-summaries'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { minutesText, REPORTS } from '@latchkey/domain/reports/report.messages'
import { dayText } from '@latchkey/domain/platform/values/days'
import { OpenFigureContext } from '../../../plots/figure-group-context.ts'
import { FigureLink } from '../../../plots/FigureLink.tsx'
import { FigureTable } from '../../../plots/FigureTable/FigureTable.tsx'
import { LinePlot } from '../../../plots/LinePlot/LinePlot.tsx'
import { PlotFrame } from '../../../plots/PlotFrame/PlotFrame.tsx'
import { answerFigures, answerLines, weekLabels } from '../report-plots.ts'
import type { ReportPartProps } from './report-part.ts'
import * as S from './ReportView.styles.ts'

const title = TABLE_TITLES['first-answer']

/** A tick of the axis, at whole hours or short of one. */
function tickText(minutes: number): string {
  if (minutes === 0) return '0'
  return minutes % 60 === 0 ? `${minutes / 60} h` : minutesText(minutes)
}

/** Median and slowest tenth by week, with those of the whole period above. */
export function AnswerPart({ report, hrefOf, onOpen, ...frame }: ReportPartProps) {
  if (report === null) return <PlotFrame {...frame} title={title} phase="loading" table={null} />
  const { firstAnswer } = report
  const [nameHeading = '', ...columns] = reportTable('first-answer', report).headings
  const series = answerLines(firstAnswer, hrefOf)
  const facts = answerFigures(firstAnswer, hrefOf)
  return (
    <PlotFrame
      {...frame}
      title={title}
      phase="ready"
      emptyTitle={firstAnswer.answered + firstAnswer.unanswered === 0 ? REPORTS.nothing : null}
      plot={
        <OpenFigureContext value={onOpen}>
          <S.Facts>
            {facts.map(({ label, figure }) => (
              <S.Fact key={label}>
                <dt>{label}</dt>
                <dd>
                  <FigureLink figure={figure} variant="text" />
                </dd>
              </S.Fact>
            ))}
          </S.Facts>
          <LinePlot
            label={title}
            summary={ANSWERS_SUMMARY}
            columns={weekLabels(firstAnswer.weeks.map(({ week }) => week))}
            series={series}
            unit="minutes"
            formatTick={tickText}
            onOpen={onOpen}
          />
        </OpenFigureContext>
      }
      table={
        <FigureTable
          label={title}
          nameHeading={nameHeading}
          columns={columns}
          rows={firstAnswer.weeks.map(({ week }, index) => ({
            id: week,
            name: dayText(week),
            figures: series.flatMap(({ figures }) => figures[index] ?? []),
          }))}
          total={{ id: 'all', name: REPORTS.all, figures: facts.slice(0, 2).map(({ figure }) => figure) }}
          onOpen={onOpen}
        />
      }
    />
  )
}
