import { addAbortSignal, type Readable } from 'node:stream'
import type { ExportFormat } from '@latchkey/domain/exports/export-lists'
import { isExportFormat } from '@latchkey/domain/exports/export.contract'
import type { LeadRow } from '@latchkey/domain/leads/lead.contract'
import type { Page } from '@latchkey/domain/platform/lists/page'
import type { Received } from '@latchkey/domain/platform/validation/request-body'
import { addDays } from '@latchkey/domain/platform/values/days'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { reportExportErrors, type ReportExportValues } from '@latchkey/domain/reports/report.body'
import type { Report } from '@latchkey/domain/reports/report.contract'
import {
  isReportFigure,
  isReportTable,
  TABLE_TITLES,
  OTHER_SOURCE,
} from '@latchkey/domain/reports/report-figures'
import {
  choiceOf,
  reportLeadsErrors,
  reportQueryErrors,
  type ReportLeadsQueryValues,
  type ReportQueryValues,
} from '@latchkey/domain/reports/report.query'
import { weeksOf } from '@latchkey/domain/reports/report-period'
import { reportTable } from '@latchkey/domain/reports/report-tables'
import { sql, type Kysely } from 'kysely'
import type { Context } from '../context/context.ts'
import type { Db } from '../db/schema.ts'
import { EXPORT_TYPES, exportFile } from '../exports/export-file.ts'
import { openSnapshot } from '../exports/export-snapshot.ts'
import { EXPORT_MAX_MS } from '../exports/export.limits.ts'
import { presentLeadRows } from '../leads/record/lead.rows.ts'
import { canOpenLead } from '../leads/record/lead.policy.ts'
import type { ReadResponseClock } from '../office/response-clock.ts'
import { accepted } from '../platform/http/accepted.ts'
import type { Actor } from '../platform/http/actor.ts'
import { boundedPage, pageOf } from '../platform/http/list-request.ts'
import { unixSeconds } from '../platform/values/unix-seconds.ts'
import {
  presentAgent,
  presentAnswers,
  presentFunnel,
  presentOutcomes,
  presentProject,
  presentWeeks,
} from './reports.present.ts'
import { reportQueries } from './reports.queries.ts'
import type { ReportScope } from './reports.sql.ts'
import { startOfDay } from '../platform/values/start-of-day.ts'

export type ReportsService = ReturnType<typeof reportsService>

/** Tables that a report reads. */
const TABLES = ['lead', 'viewing_outcome', 'property', 'project', 'app_user'] as const

export function reportsService(context: Context, readClock: ReadResponseClock) {
  const dates = createDateFormatter(context.config.timeZone)
  const startOf = (day: string) => startOfDay(dates, day)

  const inSnapshot = <Result>(actor: Actor, work: (db: Kysely<Db>) => Promise<Result>): Promise<Result> =>
    context.replica.read(actor.userId, (db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          // On one processor, so that a report does not slow down the calls of others.
          await sql`set local max_parallel_workers_per_gather = 0`.execute(snapshot)
          return work(snapshot)
        }),
    )

  const scopeOf = ({ from, to, project, agent, source }: ReportQueryValues): ReportScope => ({
    from: startOf(from),
    before: startOf(addDays(to, 1)),
    project: choiceOf(project),
    agent: choiceOf(agent),
    source: source === '' ? null : source,
    topSources: [],
    now: new Date(context.now()),
  })

  async function reportIn(db: Kysely<Db>, values: ReportQueryValues): Promise<Report> {
    const queries = reportQueries(db)
    const weeks = weeksOf(values.from, values.to)
    const starts = weeks.map(startOf)
    const whole = scopeOf(values)
    const topSources = await queries.topSources(whole)
    const scope = { ...whole, topSources }
    // A chosen source is a series of its own, however small.
    const { source } = scope
    const series = source === null ? topSources : source === OTHER_SOURCE ? [] : [source]
    const counted = await queries.enquiriesByWeek(scope, starts, series)
    return {
      enquiriesByWeek: presentWeeks(counted, weeks, [...series, OTHER_SOURCE]),
      funnel: presentFunnel(await queries.funnel(scope)),
      firstAnswer: presentAnswers(await queries.firstAnswer(scope, starts), weeks),
      outcomes: presentOutcomes(await queries.outcomes(scope)),
      byProject: (await queries.byProject(scope)).map(presentProject),
      byAgent: (await queries.byAgent(scope)).map(presentAgent),
      asOf: unixSeconds(scope.now),
    }
  }

  return {
    /** @throws AppError 422 */
    read(actor: Actor, query: Received<ReportQueryValues>): Promise<Report> {
      const values = accepted(query, reportQueryErrors(query.values))
      return inSnapshot(actor, (db) => reportIn(db, values))
    },

    /** @throws AppError 422 */
    leads(
      actor: Actor,
      params: { page: number; limit: number },
      query: Received<ReportLeadsQueryValues>,
    ): Promise<Page<LeadRow>> {
      const values = accepted(query, reportLeadsErrors(query.values))
      const { figure, week } = values
      if (!isReportFigure(figure)) throw new Error(`${figure} was accepted as a figure.`)
      const wanted = boundedPage(params)
      return inSnapshot(actor, async (db) => {
        const queries = reportQueries(db)
        const whole = scopeOf(values)
        const topSources = whole.source === OTHER_SOURCE ? await queries.topSources(whole) : []
        const scope = { ...whole, topSources, ...(week !== '' && within(whole, week)) }
        const { total, leads } = await queries.leadsOf(scope, figure, wanted)
        const rows = await presentLeadRows(leads, { db, readClock, now: scope.now })
        return pageOf(
          rows.map((row) => (canOpenLead(actor, row.status) ? row : { ...row, email: '', phone: '' })),
          total,
          wanted,
        )
      })
    },

    /**
     * Streams one table of a report, until `closed`.
     * @throws AppError 422, and 429 when the person's exports are all running
     */
    async exportTable(
      actor: Actor,
      body: Received<ReportExportValues>,
      closed: AbortSignal,
    ): Promise<{ name: string; type: string; content: Readable }> {
      const values = accepted(body, reportExportErrors(body.values))
      const { format, table } = values
      if (!isExportFormat(format) || !isReportTable(table)) throw new Error('The export was not checked.')
      const signal = AbortSignal.any([closed, AbortSignal.timeout(EXPORT_MAX_MS)])
      return context.replica.read(actor.userId, async (from) => {
        const snapshot = await openSnapshot(context, { from, userId: actor.userId, tables: TABLES, signal })
        try {
          const { headings, rows } = reportTable(table, await reportIn(snapshot.db, values))
          await auditExport(actor, values, rows.length)
          const title = TABLE_TITLES[table]
          const content = await exportFile(format, { name: title, headings, rows: textsOf(rows) })
          const day = dates.formatDate(context.now() / 1000)
          return {
            name: fileName(title, day, format),
            type: EXPORT_TYPES[format],
            content: addAbortSignal(snapshot.ended, content),
          }
        } catch (error) {
          await snapshot.end()
          throw error
        }
      })
    },
  }

  /** The part of the period within a week. */
  function within({ from, before }: ReportScope, week: string) {
    const [start, end] = [startOf(week), startOf(addDays(week, 7))]
    return { from: start > from ? start : from, before: end < before ? end : before }
  }

  async function auditExport(actor: Actor, values: ReportExportValues, rows: number): Promise<void> {
    const { format, table, ...query } = values
    const filters = Object.entries(query).flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`]))
    const list = isReportTable(table) ? TABLE_TITLES[table] : table
    await context.change(actor, (change) =>
      change.audit({
        action: 'list.export',
        entity: 'list',
        entityId: null,
        changes: Object.entries({ list, format, filters, rows }).map(([field, to]) => ({
          field,
          from: null,
          to,
        })),
      }),
    )
  }
}

/** `day` is `DD/MM/YYYY`. */
const fileName = (title: string, day: string, format: ExportFormat): string =>
  `${title.replaceAll(' ', '-')}-${day.replaceAll('/', '-')}.${format}`

async function* textsOf(rows: readonly (readonly string[])[]): AsyncGenerator<string[]> {
  for (const row of rows) yield [...row]
}
