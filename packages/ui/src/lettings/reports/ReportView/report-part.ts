import type { Report } from '@latchkey/domain/reports/report.contract'
import type { ReactNode } from 'react'
import type { OpenFigure } from '../../../plots/figure.ts'
import type { FigureHref } from '../report-plots.ts'

/** Props shared by the parts of a report. */
export interface ReportPartProps {
  /** Null while loading. */
  report: Report | null
  hrefOf: FigureHref
  onOpen: OpenFigure
  onRetry: () => void
  actions?: ReactNode
}
