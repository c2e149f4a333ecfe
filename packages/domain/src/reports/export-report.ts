import { getEnv } from 'mobx-state-tree'
import type { ExportFormat } from '../exports/export-lists.ts'
import type { Pending } from '../platform/calls.ts'
import type { ReportTable } from './report-figures.ts'
import type { ReportsEnv, ReportSelection } from './reports.calls.ts'

/** Exports a part of a report with the environment of `store`. */
export const exportReport = (
  store: object,
  selection: ReportSelection,
  table: ReportTable,
  format: ExportFormat,
): Pending<void> => getEnv<ReportsEnv>(store).reports.exportTable(selection, table, format)
