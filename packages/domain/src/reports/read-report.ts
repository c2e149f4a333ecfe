import { getEnv } from 'mobx-state-tree'
import { readingOf, type ReadOutcome } from '../platform/records/read-outcome.ts'
import type { Report } from './report.contract.ts'
import type { ReportSelection, ReportsEnv } from './reports.calls.ts'

/** Reads with the environment of `store`. */
export const readReport = (store: object, selection: ReportSelection): Promise<ReadOutcome<Report>> =>
  readingOf(() => getEnv<ReportsEnv>(store).reports.read(selection))
