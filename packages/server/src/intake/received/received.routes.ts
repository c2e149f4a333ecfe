import {
  IntakeReceivedContract,
  ReceivedStateContract,
} from '@latchkey/domain/integrations/sources/source.contract'
import { IntakeBody } from '@latchkey/domain/leads/lead.body'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { callerOf } from '../../platform/http/access-plugin.ts'
import { notFound } from '../../platform/http/error.ts'
import { ErrorContract } from '../../platform/http/errors.contract.ts'
import { IdParams } from '../../platform/http/validation.ts'
import { FORM_TYPE } from '../formats/body-text.ts'
import { INTAKE_KEY_HEADER } from '../intake-key.ts'
import type { SourceRecord } from './received.queries.ts'
import type { ReceivedService, SentBody } from './received.service.ts'

const CodeParams = Type.Object({ code: Type.String() })

/** Public: the key of a source takes the place of a session. */
export const receivedRoutes =
  (received: ReceivedService): FastifyPluginAsyncTypebox =>
  async (app) => {
    const admitted = new WeakMap<FastifyRequest, SourceRecord>()
    // A body that is no JSON is kept too, so that it must not be parsed before.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, { text, isForm: false } satisfies SentBody),
    )
    app.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) =>
      done(null, { text, isForm: true } satisfies SentBody),
    )
    app.post(
      '/intake/sources/:code',
      {
        config: { access: 'public' },
        onRequest: async (request) => {
          const { code } = request.params
          admitted.set(request, await received.admit(code, sourceKeyIn(request), request.clientAddress))
        },
        validatorCompiler: () => (sent: unknown) => ({ value: sent }),
        schema: {
          description: `Needs the key of the source in the header authorization or ${INTAKE_KEY_HEADER}. The body is in the format of the source; shown is Latchkey's.`,
          consumes: ['application/json', FORM_TYPE],
          params: CodeParams,
          body: IntakeBody,
          response: {
            200: IntakeReceivedContract,
            400: ErrorContract,
            401: ErrorContract,
            404: ErrorContract,
          },
        },
      },
      (request) => {
        const source = admitted.get(request)
        if (source === undefined) throw notFound()
        return received.accept(source, sentBody(request.body), request.clientAddress)
      },
    )
    app.get(
      '/intake/received/:id',
      {
        config: { access: 'public', keys: ['intake:read'], keyHeader: INTAKE_KEY_HEADER },
        schema: {
          description: `Needs the key of the source in the header authorization or ${INTAKE_KEY_HEADER}, or an API key.`,
          params: IdParams,
          response: { 200: ReceivedStateContract, 401: ErrorContract, 404: ErrorContract },
        },
      },
      (request) => {
        const isProgram = callerOf(request) !== undefined
        return received.state(request.params.id, isProgram, sourceKeyIn(request))
      },
    )
  }

/** A key is sent as it is, or as a bearer token. */
function sourceKeyIn({ headers }: FastifyRequest): string | undefined {
  const own = headers[INTAKE_KEY_HEADER]
  return headers.authorization?.replace(/^bearer +/i, '').trim() ?? (Array.isArray(own) ? own[0] : own)
}

/** The parsers above have read the body; it is empty for a call without one. */
const sentBody = (body: unknown): SentBody =>
  (body as SentBody | null | undefined) ?? { text: '', isForm: false }
