import { LeadPageContract } from '@latchkey/domain/leads/lead.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { ReportExportBody } from '@latchkey/domain/reports/report.body'
import { ReportContract } from '@latchkey/domain/reports/report.contract'
import { ReportLeadsQuery, ReportQuery } from '@latchkey/domain/reports/report.query'
import { reportsCalls } from '@latchkey/domain/reports/reports.calls'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../platform/http/access.ts'
import { attach } from '../platform/http/attachment.ts'
import { serve } from '../platform/http/serve.ts'
import type { ReportsService } from './reports.service.ts'

const access: SignedInAccess = { allOf: ['reports-view'] }
const exporting: SignedInAccess = { allOf: ['reports-view', 'lists-export'] }
const errors = { 422: FieldErrorsContract }

export const reportsRoutes =
  (reports: ReportsService): FastifyPluginAsync =>
  async (app) => {
    serve(app, reportsCalls.read, { access, query: ReportQuery, response: ReportContract, errors }, (call) =>
      reports.read(call.actor, call.query),
    )
    serve(
      app,
      reportsCalls.leads,
      { access, query: ReportLeadsQuery, response: LeadPageContract, errors },
      (call) => reports.leads(call.actor, call.params, call.query),
    )
    serve(
      app,
      reportsCalls.exportTable,
      { access: exporting, isProofRequired: true, body: ReportExportBody, errors },
      async (call) => {
        const closed = new AbortController()
        // Also emitted after the last byte, when the snapshot is no longer needed.
        call.reply.raw.once('close', () => closed.abort())
        const { name, type, content } = await reports.exportTable(call.actor, call.body, closed.signal)
        return attach(call.reply, { name, type }).send(content)
      },
    )
  }
