import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { IdentityQuery } from '@latchkey/domain/tenants/identity.body'
import {
  BookViewingBody,
  CancelViewingBody,
  FeedbackBody,
  TenantProofBody,
} from '@latchkey/domain/tenants/page/page.body'
import { tenantPageCalls } from '@latchkey/domain/tenants/page/page.calls'
import {
  SlotConflictContract,
  SlotsContract,
  TenantPageResponseContract,
} from '@latchkey/domain/tenants/page/page.contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import { serve } from '../platform/http/serve.ts'
import { AnyIdParams } from '../platform/http/validation.ts'
import type { TenantPageService } from './page.service.ts'
import type { Visits } from './visits.ts'

const submissionOf = <Body>(call: { params: { id: number }; body: Body; request: FastifyRequest }) => ({
  leadId: call.params.id,
  body: call.body,
  address: call.request.clientAddress,
})

/** Public: token, phone and last name take the place of a session. */
export const tenantPageRoutes =
  (page: TenantPageService, visits: Visits): FastifyPluginAsync =>
  async (app) => {
    const proved = {
      access: 'public',
      onRequest: (request: FastifyRequest) => visits.admit(request.clientAddress),
      params: AnyIdParams,
    } as const
    const errors = { 403: ErrorContract }
    const conflicts = { ...errors, 409: SlotConflictContract, 422: FieldErrorsContract }

    serve(
      app,
      tenantPageCalls.identify,
      {
        access: 'public',
        query: IdentityQuery,
        response: TenantPageResponseContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) =>
        page.read({ token: call.params.token, identity: call.query, address: call.request.clientAddress }),
    )
    serve(app, tenantPageCalls.sendLink, { ...proved, body: TenantProofBody, errors }, (call) =>
      page.sendLink(submissionOf(call)),
    )
    serve(
      app,
      tenantPageCalls.slots,
      { ...proved, body: TenantProofBody, response: SlotsContract, errors },
      (call) => page.slots(submissionOf(call)),
    )
    serve(app, tenantPageCalls.book, { ...proved, body: BookViewingBody, errors: conflicts }, (call) =>
      page.book(submissionOf(call)),
    )
    serve(app, tenantPageCalls.cancel, { ...proved, body: CancelViewingBody, errors: conflicts }, (call) =>
      page.cancel(submissionOf(call)),
    )
    serve(
      app,
      tenantPageCalls.sendFeedback,
      { ...proved, body: FeedbackBody, errors: { ...errors, 422: FieldErrorsContract } },
      (call) => page.sendFeedback(submissionOf(call)),
    )
  }
