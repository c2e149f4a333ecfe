import { IntakeAnswerContract, IntakeEnquiryContract } from '@latchkey/domain/leads/intake.contract'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { IntakeService } from './intake.service.ts'

/** Notes may be long, and every character of them may take four bytes. Source: specification §9. */
const bodyLimit = 4 * 1024 * 1024

/** The call by which portals and web forms send enquiries. It is public: its own key, not a session, opens it. Source: decision L1. */
export const intakeRoutes =
  (intake: IntakeService): FastifyPluginAsync =>
  async (app) => {
    app.post(
      '/intake/enquiries',
      {
        bodyLimit,
        config: { access: 'public' },
        schema: {
          description: 'Needs an intake key in the header x-intake-key.',
          body: Type.Unsafe<unknown>(IntakeEnquiryContract),
          response: { 200: IntakeAnswerContract, 422: FieldErrorsContract },
        },
      },
      (request) =>
        intake.take({ key: keyOf(request.headers['x-intake-key']), address: request.ip, body: request.body }),
    )
  }

function keyOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
