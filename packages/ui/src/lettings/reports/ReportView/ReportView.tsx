import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReportTable } from '@latchkey/domain/reports/report-figures'
import { enquiriesIn, viewingsIn } from '@latchkey/domain/reports/report-summaries'
import { REPORTS } from '@latchkey/domain/reports/report.messages'
import { ChartColumn, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../controls/Button/Button.tsx'
import { StaleNotice } from '../../../data/StaleNotice/StaleNotice.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { EmptyState } from '../../../layout/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../layout/EmptyState/LoadFailed.tsx'
import type { OpenFigure } from '../../../plots/figure.ts'
import { OpenedFigureContext } from '../../../plots/figure-group-context.ts'
import type { FigureHref } from '../report-plots.ts'
import { AnswerPart } from './AnswerPart.tsx'
import { EnquiriesPart } from './EnquiriesPart.tsx'
import { FunnelPart } from './FunnelPart.tsx'
import { NamesPart } from './NamesPart.tsx'
import { OutcomesPart } from './OutcomesPart.tsx'
import type { ReportPartProps } from './report-part.ts'
import * as S from './ReportView.styles.ts'

export interface ReportViewProps {
  /** Null until loaded. */
  report: Report | null
  /** True if there is no report because it could not be loaded. */
  hasFailed?: boolean
  /** True if the last refresh failed and the figures are out of date. */
  hasRefreshFailed?: boolean
  /** True if leads have changed since the report. */
  hasNewFigures?: boolean
  /** The address of the leads behind a figure. */
  hrefOf: FigureHref
  /** The address of the figure that was opened before; it gets the focus when it appears. */
  opened?: string | null
  onOpen: OpenFigure
  /** Fetches the figures, again after a failure or for new ones. */
  onRefresh: () => void
  /** The export of a part, such as an `ExportMenu`. */
  renderExport?: (table: ReportTable) => ReactNode
}

/**
 * All plots and tables of a report; each count opens the leads behind it.
 *
 * @do Offer new figures when leads change, and leave it to the reader when to take them.
 * @do Give each count the address of exactly the leads that it counts.
 * @dont Do not refresh while somebody reads: figures that move cannot be compared.
 * @key Tab: Goes through the parts: each plot is one stop.
 * @key Arrow keys: Move between the figures of a plot.
 * @key Enter: Opens the leads behind the figure.
 */
export function ReportView({
  report,
  hasFailed = false,
  hasRefreshFailed = false,
  hasNewFigures = false,
  hrefOf,
  opened = null,
  onOpen,
  onRefresh,
  renderExport,
}: ReportViewProps) {
  const propsOf = (table: ReportTable): ReportPartProps => ({
    report,
    hrefOf,
    onOpen,
    onRetry: onRefresh,
    actions: renderExport?.(table),
  })
  if (hasFailed)
    return (
      <Card>
        <LoadFailed title={REPORTS.failed} onRetry={onRefresh} />
      </Card>
    )
  const isEmpty = report !== null && enquiriesIn(report) === 0 && viewingsIn(report) === 0

  return (
    <>
      <S.News data-print="hidden">
        {hasNewFigures && (
          <Button size="small" icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
            {REPORTS.stale}
          </Button>
        )}
        {hasRefreshFailed && <StaleNotice onRetry={onRefresh} />}
      </S.News>
      {isEmpty ? (
        <Card>
          <EmptyState title={REPORTS.nothing} icon={<ChartColumn aria-hidden />} />
        </Card>
      ) : (
        <OpenedFigureContext value={opened}>
          <S.Frame>
            <S.Parts>
              <S.Whole>
                <EnquiriesPart {...propsOf('enquiries-by-week')} />
              </S.Whole>
              <FunnelPart {...propsOf('funnel')} />
              <OutcomesPart {...propsOf('outcomes')} />
              <S.Whole>
                <AnswerPart {...propsOf('first-answer')} />
              </S.Whole>
              <NamesPart {...propsOf('by-project')} kind="project" />
              <NamesPart {...propsOf('by-agent')} kind="agent" />
            </S.Parts>
          </S.Frame>
        </OpenedFigureContext>
      )}
    </>
  )
}
