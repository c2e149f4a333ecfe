import { IntakeResponseContract } from '@latchkey/domain/leads/intake/intake.contract'
import { IntakeBody } from '@latchkey/domain/leads/lead.body'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import type { IntakeService } from './intake.service.ts'

/** Public: an intake key takes the place of a session. */
export const intakeRoutes =
  (intake: IntakeService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/intake/enquiries',
      {
        onRequest: (request) => intake.admit(keyOf(request.headers['x-intake-key']), request.clientAddress),
        config: { access: 'public' },
        schema: {
          description: 'Needs an intake key in the header x-intake-key.',
          body: IntakeBody,
          response: { 200: IntakeResponseContract, 401: ErrorContract, 422: FieldErrorsContract },
        },
      },
      (request) => intake.take(request.body, request.clientAddress),
    )
  }

function keyOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
