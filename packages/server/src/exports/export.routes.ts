import { exportsCalls } from '@latchkey/domain/exports/exports.calls'
import type { FastifyPluginAsync } from 'fastify'
import { ExportBody, ExportErrorContract } from '@latchkey/domain/exports/export.contract'
import { EXPORT_LISTS, type ExportList } from '@latchkey/domain/exports/export-lists'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { at, serve } from '../platform/http/serve.ts'
import { ADMINISTRATORS, type SignedInAccess } from '../platform/http/access.ts'
import { attach } from '../platform/http/attachment.ts'
import type { ExportService } from './export.service.ts'

/** The permission of the list, and the right to export. */
const ACCESS: Readonly<Record<ExportList, SignedInAccess>> = {
  enquiries: { allOf: ['lists-export', 'enquiries-view'] },
  viewings: { allOf: ['lists-export', 'viewings-view'] },
  reservations: { allOf: ['lists-export', 'reservations-view'] },
  units: { allOf: ['lists-export', 'properties-view'] },
  users: { allOf: ['lists-export', 'users-view'] },
  audit: ADMINISTRATORS,
}

export const exportRoutes =
  (service: ExportService): FastifyPluginAsync =>
  async (app) => {
    for (const list of EXPORT_LISTS)
      serve(
        app,
        at(exportsCalls.run, 'list', list),
        {
          access: ACCESS[list],
          isProofRequired: true,
          body: ExportBody,
          errors: { 409: ExportErrorContract, 422: FieldErrorsContract },
        },
        async (call) => {
          const closed = new AbortController()
          // Also emitted after the last byte, when the snapshot is no longer needed.
          call.reply.raw.once('close', () => closed.abort())
          const { name, type, content } = await service.open(call.actor, list, call.body, closed.signal)
          return attach(call.reply, { name, type }).send(content)
        },
      )
  }
