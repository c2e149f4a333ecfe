import { IntakeResponseContract } from '@latchkey/domain/integrations/sources/source.contract'
import { IntakeBody } from '@latchkey/domain/leads/lead.body'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../platform/http/access-plugin.ts'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import { isKey } from '../platform/http/actor.ts'
import { INTAKE_KEY_HEADER } from './intake-key.ts'
import type { IntakeAuthor, IntakeService } from './intake.service.ts'

/** Public: a key takes the place of a session. */
export const intakeRoutes =
  (intake: IntakeService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post(
      '/intake/enquiries',
      {
        onRequest: async (request) => {
          if (callerOf(request) === undefined)
            await intake.admit(keyOf(request.headers[INTAKE_KEY_HEADER]), request.clientAddress)
        },
        config: { access: 'public', keys: ['intake:change'], keyHeader: INTAKE_KEY_HEADER },
        schema: {
          description: `Needs an API key, or an intake key in the header ${INTAKE_KEY_HEADER}.`,
          body: IntakeBody,
          response: { 200: IntakeResponseContract, 401: ErrorContract, 422: FieldErrorsContract },
        },
      },
      (request) => intake.accept(request.body, authorOf(request)),
    )
  }

function keyOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

function authorOf(request: FastifyRequest): IntakeAuthor {
  const caller = callerOf(request)
  const { clientAddress: address } = request
  return caller !== undefined && isKey(caller) ? caller : { userId: null, address }
}
