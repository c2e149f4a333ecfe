import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  IdentityQuery,
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
import type { FastifyPluginAsync } from 'fastify'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import { serve } from '../platform/http/serve.ts'
import { AnyIdParams } from '../platform/http/validation.ts'
import type { TenantPageService } from './page.service.ts'
import { submissionOf, visitorOf } from './tenant-requests.ts'

/** Public: token, phone and last name take the place of a session. */
export const tenantPageRoutes =
  (page: TenantPageService): FastifyPluginAsync =>
  async (app) => {
    const proved = { access: 'public', params: AnyIdParams } as const
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
      (call) => page.read(visitorOf(call)),
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
