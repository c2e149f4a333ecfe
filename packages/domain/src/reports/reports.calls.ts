import type { ExportFormat } from '../exports/export-lists.ts'
import type { LeadRow } from '../leads/lead.contract.ts'
import { typed, type CallTable, type EnvOf } from '../platform/calls.ts'
import type { ListQuery, Page } from '../platform/lists/page.ts'
import type { Report } from './report.contract.ts'
import type { ReportFigure, ReportTable } from './report-figures.ts'

/** Days are `YYYY-MM-DD`, both included. */
export interface ReportPeriod {
  readonly from: string
  readonly to: string
}

/** Each choice is null for all. */
export interface ReportSelection extends ReportPeriod {
  /** An id, or `none`. */
  readonly project: string | null
  /** An id, or `none`. */
  readonly agent: string | null
  readonly source: string | null
}

/** A figure of a report; `week` is its Monday, null for the whole period. */
export interface FigureSelection extends ReportSelection {
  readonly figure: ReportFigure
  readonly week: string | null
}

export const reportsCalls = {
  read: { call: 'GET /reports', params: typed<ReportSelection>, response: typed<Report> },
  leads: {
    call: 'GET /reports/leads/:page/:limit',
    params: (selection: FigureSelection, { page, limit }: Pick<ListQuery, 'page' | 'limit'>) => ({
      page,
      limit,
      ...selection,
    }),
    response: typed<Page<LeadRow>>,
  },
  exportTable: {
    call: 'POST /export/reports',
    body: (selection: ReportSelection, table: ReportTable, format: ExportFormat) => ({
      ...selection,
      table,
      format,
    }),
    saveAs: (_selection: ReportSelection, table: ReportTable, format: ExportFormat) => `${table}.${format}`,
    isCancellable: true,
  },
} as const satisfies CallTable

export interface ReportsEnv extends EnvOf<{ reports: typeof reportsCalls }> {}
