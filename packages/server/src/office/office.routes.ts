import { officeCalls } from '@latchkey/domain/office/office.calls'
import { brandCalls } from '@latchkey/domain/office/brand.calls'
import type { FastifyPluginAsync } from 'fastify'
import { OfficeBody } from '@latchkey/domain/office/office.body'
import { BrandContract, OfficeContract } from '@latchkey/domain/office/office.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import { unlessKnown } from '../platform/http/unless-known.ts'
import { ConflictContract } from '../platform/http/errors.contract.ts'
import type { OfficeService } from './office.service.ts'

export const officeRoutes =
  (office: OfficeService): FastifyPluginAsync =>
  async (app) => {
    serve(app, officeCalls.read, { access: 'signed-in', response: OfficeContract }, () => office.read())
    serve(
      app,
      officeCalls.save,
      {
        access: { allOf: ['settings-manage'] },
        body: OfficeBody,
        errors: { 409: ConflictContract, 422: FieldErrorsContract },
      },
      (call) => office.save(call.actor, call.body),
    )
    // For sign-in and tenants' pages; cached by ETag.
    serve(
      app,
      brandCalls.fetch,
      { access: 'public', response: BrandContract, errors: { 304: Type.Null() } },
      async (call) => {
        call.reply.header('cache-control', 'public, no-cache')
        return unlessKnown(call.request, call.reply, await office.brand())
      },
    )
  }
