import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ExportBody } from '@latchkey/domain/exports/export.body'
import { ExportRefusalContract } from '@latchkey/domain/exports/export.contract'
import { EXPORT_LISTS, type ExportList } from '@latchkey/domain/exports/export.lists'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { EVERYTHING, type Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { attach } from '../platform/http/attachment.ts'
import type { ExportService } from './export.service.ts'

/** The permission of the list, and the right to export. */
const ACCESS: Readonly<Record<ExportList, Access>> = {
  enquiries: { allOf: ['lists-export', 'enquiries-view'] },
  viewings: { allOf: ['lists-export', 'viewings-view'] },
  reservations: { allOf: ['lists-export', 'reservations-view'] },
  units: { allOf: ['lists-export', 'properties-view'] },
  users: { allOf: ['lists-export', 'users-view'] },
  audit: EVERYTHING,
}

export const exportRoutes =
  (service: ExportService): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const list of EXPORT_LISTS)
      app.post(
        `/export/${list}`,
        {
          config: { access: ACCESS[list], isProofAsked: true },
          schema: { body: ExportBody, response: { 409: ExportRefusalContract, 422: FieldErrorsContract } },
        },
        async (request, reply) => {
          const closed = new AbortController()
          // Also emitted after the last byte, when the snapshot is no longer needed.
          reply.raw.once('close', () => closed.abort())
          const { name, type, content } = await service.open(
            actorOf(request),
            list,
            request.body,
            closed.signal,
          )
          return attach(reply, { name, type }).send(content)
        },
      )
  }
