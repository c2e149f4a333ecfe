import { getEnv, getParent, types } from 'mobx-state-tree'
import type { ExportFormat } from '../exports/export.lists.ts'
import type { LeadRow } from '../leads/lead.contract.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import { readingOf } from '../platform/records/read-outcome.ts'
import { readingModelOf } from '../platform/records/reading.model.ts'
import { SavingModel } from '../platform/records/saving.store.ts'
import { outcomeOf, type WriteOutcome } from '../platform/records/write-outcome.ts'
import type { Report } from './report.contract.ts'
import type { ReportTable } from './report.figures.ts'
import { NO_ONE } from './report.query.ts'
import { sourceLabel } from './report.sources.ts'
import type { FigureSelection, ReportSelection, ReportsEnv } from './reports.calls.ts'

const ReadingModel = readingModelOf<Report>('Report')

/** The leads behind a figure. */
const BehindModel = listModelOf<LeadRow, never>({
  name: 'Leads behind a figure',
  fetchPage: (list, query) => {
    const { figure } = getParent<{ figure: FigureSelection | null }>(list)
    if (figure === null) throw new Error('No figure is open.')
    return getEnv<ReportsEnv>(list).reports.leads(figure, query)
  },
})

/** Of a select. */
export interface ReportOption {
  readonly value: string
  readonly label: string
}

const withoutChoices = ({ from, to }: ReportSelection): ReportSelection => ({
  from,
  to,
  project: null,
  agent: null,
  source: null,
})

const hasChoices = ({ project, agent, source }: ReportSelection): boolean =>
  project !== null || agent !== null || source !== null

const optionsOf = (parts: Report['byAgent']): ReportOption[] =>
  parts.map(({ id, name }) => ({ value: id === null ? NO_ONE : String(id), label: name }))

/** A report, the leads behind one of its figures, and exports of its tables. */
export const ReportsStoreModel = SavingModel.named('Reports')
  .props({
    reading: types.optional(ReadingModel, {}),
    /** All of the period, which the choices are taken from. */
    whole: types.optional(ReadingModel, {}),
    behind: types.optional(BehindModel, {}),
  })
  .volatile(() => ({
    selection: null as ReportSelection | null,
    /** The figure whose leads are shown. */
    figure: null as FigureSelection | null,
    /** True when leads have changed since the report was read. */
    isOutdated: false,
  }))
  .views((self) => ({
    get report(): Report | null {
      return self.reading.value
    },
    get options(): Readonly<Record<'project' | 'agent' | 'source', readonly ReportOption[]>> {
      const whole = self.whole.value ?? self.reading.value
      return {
        project: whole === null ? [] : optionsOf(whole.byProject),
        agent: whole === null ? [] : optionsOf(whole.byAgent),
        source: (whole?.enquiriesByWeek.sources ?? []).map((value) => ({ value, label: sourceLabel(value) })),
      }
    },
  }))
  .actions((self) => ({
    setSelection(selection: ReportSelection) {
      self.selection = selection
      self.isOutdated = false
    },
    setFigure(figure: FigureSelection | null) {
      self.figure = figure
    },
    /** After a push: the figures stay until `refresh`. */
    markOutdated() {
      if (self.reading.value !== null) self.isOutdated = true
    },
  }))
  .actions((self) => ({
    /** Never rejects. */
    async show(selection: ReportSelection): Promise<void> {
      self.setSelection(selection)
      const { reports } = getEnv<ReportsEnv>(self)
      const read = (wanted: ReportSelection) => () => readingOf(() => reports.read(wanted))
      await Promise.all([
        self.reading.read(read(selection)),
        hasChoices(selection) ? self.whole.read(read(withoutChoices(selection))) : self.whole.forget(),
      ])
    },
    /** Shows the first page of the leads behind a figure; null closes it. */
    async open(figure: FigureSelection | null): Promise<void> {
      self.setFigure(figure)
      if (figure === null) self.behind.forget()
      else await self.behind.show({ page: 1, limit: self.behind.limit, filters: {}, sort: null })
    },
    /** Saves the file on disk. */
    exportTable: (table: ReportTable, format: ExportFormat): Promise<WriteOutcome> =>
      self.whileSaving(() =>
        outcomeOf(async () => {
          const { selection } = self
          if (selection === null) throw new Error('No report is shown.')
          await getEnv<ReportsEnv>(self).reports.exportTable(selection, table, format)
          return true
        }),
      ),
  }))
  .actions((self) => ({
    async refresh(): Promise<void> {
      if (self.selection !== null) await self.show(self.selection)
    },
  }))
