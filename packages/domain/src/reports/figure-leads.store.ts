import { getEnv } from 'mobx-state-tree'
import type { LeadRow } from '../leads/lead.contract.ts'
import { listModelOf } from '../platform/lists/list.store.ts'
import type { ChoiceRules, ListChoices } from '../platform/lists/choices.ts'
import { isReportFigure } from './report-figures.ts'
import type { FigureSelection, ReportsEnv } from './reports.calls.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const ID = /^(?:none|[1-9]\d{0,8})$/

/** The parameters of the page of the leads behind a figure. */
export const FIGURE_CHOICES: ChoiceRules = {
  figure: /^[a-z-]+$/,
  from: DAY,
  to: DAY,
  project: ID,
  agent: ID,
  source: /./,
  week: DAY,
}

/** An unknown figure or a missing day is rejected by the server. */
function figureIn(choices: ListChoices): FigureSelection {
  const {
    figure = '',
    from = '',
    to = '',
    project = null,
    agent = null,
    source = null,
    week = null,
  } = choices
  return { figure: isReportFigure(figure) ? figure : 'enquiries', from, to, project, agent, source, week }
}

/** The leads behind one figure of a report, which is in the choices of its query. */
export const FigureLeadsModel = listModelOf<LeadRow, never>({
  name: 'Leads behind a figure',
  fetchPage: (list, { page, limit, choices = {} }) =>
    getEnv<ReportsEnv>(list).reports.leads(figureIn(choices), { page, limit }),
})
