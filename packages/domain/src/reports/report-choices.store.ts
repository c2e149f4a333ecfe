import { types } from 'mobx-state-tree'
import { isNarrowed, NO_CHOICES_YET, withChoicesOf } from './report-choices.ts'
import type { Report } from './report.contract.ts'
import type { ReportSelection } from './reports.calls.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readReport } from './report-requests.ts'

/** The options of the filters, as named by the reports that were read. */
export const ReportChoicesModel = types
  .model('Report choices')
  .volatile(() => ({ known: NO_CHOICES_YET }))
  .actions((self) => ({
    learn: (report: Report) => {
      self.known = withChoicesOf(self.known, report)
    },
  }))
  .actions((self) => ({
    /** Reads the options that a narrowed report does not name. */
    async open(selection: ReportSelection): Promise<void> {
      if (!isNarrowed(selection)) return
      const { from, to } = selection
      const everything = { from, to, project: null, agent: null, source: null }
      const outcome = await readingOf(() => readReport(self, everything))
      if (outcome.kind === 'read') self.learn(outcome.value)
    },
  }))
