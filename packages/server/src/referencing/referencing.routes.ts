import type { ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { receive } from '@latchkey/domain/platform/validation/request-body'
import { AMOUNT_MAX } from '@latchkey/domain/platform/limits'
import type { FastifyPluginAsync } from 'fastify'
import { Type, type Static } from 'typebox'
import type { Context } from '../context/context.ts'
import { acceptedWith } from '../platform/http/accepted.ts'
import { NESTING_MAX } from '../platform/http/bodies.ts'
import { badRequest, notFound, unauthenticated } from '../platform/http/error.ts'
import { isNestedDeeper } from '../platform/http/nesting.ts'
import { ErrorContract } from '../platform/http/errors.contract.ts'
import { DeliveryBody, OUTCOMES, type Delivery } from './referencing.contract.ts'
import { applyDelivery } from './referencing.service.ts'
import { canBeSigned, isSigned } from './signature.ts'

/** Public: a signature takes the place of a session. */
export const referencingRoutes =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { referencing } = context.config
    const nowSeconds = () => Math.floor(context.now() / 1000)
    // The signature covers the raw body, so it must not be parsed before.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    app.post(
      '/referencing/webhook',
      {
        config: { access: 'public' },
        onRequest: async ({ headers }) => {
          if (referencing.kind !== 'http') throw notFound()
          if (!canBeSigned(headers, nowSeconds())) throw unauthenticated()
        },
        validatorCompiler: () => (text: unknown) => ({ value: text }),
        schema: {
          description: 'Needs the headers x-referencing-timestamp and x-referencing-signature.',
          body: DeliveryBody,
          response: {
            200: Type.Boolean(),
            401: ErrorContract,
            404: ErrorContract,
            422: FieldErrorsContract,
          },
        },
      },
      (request) => {
        if (referencing.kind !== 'http') throw notFound()
        const text = typeof request.body === 'string' ? request.body : ''
        if (!isSigned(text, request.headers, referencing.secret, nowSeconds())) throw unauthenticated()
        return applyDelivery(
          context,
          acceptedDelivery(receive(DeliveryBody, parsed(text))),
          request.clientAddress,
        )
      },
    )
  }

function parsed(text: string): unknown {
  if (isNestedDeeper(text, NESTING_MAX)) throw badRequest()
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest()
  }
}

/** @throws AppError 422 with all failing fields */
function acceptedDelivery(body: Static<typeof DeliveryBody>): Delivery {
  const { deliveryId, status, maxRent } = body.values
  const outcome = OUTCOMES.find((known) => known === body.values.outcome)
  const errors: ErrorsByField = {}
  for (const [field, text] of Object.entries({ deliveryId, status })) {
    if (text === '') errors[field] = ['required']
    else if (text.length > TEXT_MAX) errors[field] = ['maxlength']
  }
  if (body.values.leadId === null) errors['leadId'] = ['required']
  if (outcome === undefined) errors['outcome'] = ['enumerable']
  if (maxRent !== null && (maxRent < 0 || maxRent > AMOUNT_MAX)) errors['maxRent'] = ['range']
  const { leadId } = acceptedWith(body, ['leadId'], errors)
  return { deliveryId, leadId, outcome: outcome as Delivery['outcome'], status, maxRent }
}
