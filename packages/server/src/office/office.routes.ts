import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OfficeBody } from '@latchkey/domain/office/office.body'
import { BrandContract, OfficeContract } from '@latchkey/domain/office/office.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { Type } from 'typebox'
import { actorOf } from '../platform/http/access-plugin.ts'
import { ConflictContract } from '../platform/http/refusals.contract.ts'
import type { OfficeService } from './office.service.ts'

export const officeRoutes =
  (office: OfficeService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/settings/office',
      { config: { access: 'signed-in' }, schema: { response: { 200: OfficeContract } } },
      () => office.read(),
    )
    app.post(
      '/settings/office',
      {
        config: { access: { allOf: ['settings-manage'] } },
        schema: {
          body: OfficeBody,
          response: { 200: Type.Boolean(), 409: ConflictContract, 422: FieldErrorsContract },
        },
      },
      (request) => office.save(actorOf(request), request.body),
    )
    // For sign-in and tenants' pages; cached by ETag.
    app.get(
      '/settings/brand',
      { config: { access: 'public' }, schema: { response: { 200: BrandContract, 304: Type.Null() } } },
      async (request, reply) => {
        const { brand, version } = await office.brand()
        const tag = `"office-${version}"`
        reply.header('cache-control', 'public, no-cache').header('etag', tag)
        if (request.headers['if-none-match'] === tag) return reply.code(304).send(null)
        return brand
      },
    )
  }
