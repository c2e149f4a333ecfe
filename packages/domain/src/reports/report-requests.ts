import { getEnv } from 'mobx-state-tree'
import type { Report } from './report.contract.ts'
import type { ReportSelection, ReportsEnv } from './reports.calls.ts'
import type { ExportFormat } from '../exports/export-lists.ts'
import type { Pending } from '../platform/calls.ts'
import type { ReportTable } from './report-figures.ts'

/** Reads with the environment of `store`. */
export const readReport = (store: object, selection: ReportSelection): Promise<Report> =>
  getEnv<ReportsEnv>(store).reports.read(selection)

/** Exports a part of a report with the environment of `store`. */
export const exportReport = (
  store: object,
  selection: ReportSelection,
  table: ReportTable,
  format: ExportFormat,
): Pending<void> => getEnv<ReportsEnv>(store).reports.exportTable(selection, table, format)
