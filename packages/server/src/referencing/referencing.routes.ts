import { hasErrors, type Checked, type ErrorsByField } from '@latchkey/domain/platform/field-errors'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { readerOf } from '@latchkey/domain/platform/reader'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { accepted } from '../platform/accepted.ts'
import { badRequest, notFound, unauthenticated } from '../platform/error.ts'
import { DeliveryContract, OUTCOMES, type Delivery } from './referencing.contract.ts'
import { takeDelivery } from './referencing.service.ts'
import { isSigned } from './signature.ts'

/** The call by which a provider delivers results. It is public: a signature, not a session, opens it. Source: decision L18. */
export const referencingRoutes =
  (context: Context): FastifyPluginAsync =>
  async (app) => {
    const { referencing } = context.config
    // The signature is over the body as it was sent, so nothing may read it before.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    app.post(
      '/referencing/webhook',
      {
        config: { access: 'public' },
        schema: {
          description: 'Needs the headers x-referencing-timestamp and x-referencing-signature.',
          body: Type.Unsafe<unknown>(DeliveryContract),
          response: { 200: Type.Boolean(), 422: FieldErrorsContract },
        },
      },
      (request) => {
        if (referencing.kind !== 'http') throw notFound()
        const text = typeof request.body === 'string' ? request.body : ''
        const now = Math.floor(context.now() / 1000)
        if (!isSigned(text, request.headers, referencing.secret, now)) throw unauthenticated()
        return takeDelivery(context, accepted(readDelivery(parsed(text))), request.ip)
      },
    )
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest()
  }
}

function readDelivery(body: unknown): Checked<Delivery> {
  const reader = readerOf(body)
  const [deliveryId, status] = [reader.text('deliveryId'), reader.text('status')]
  const leadId = reader.whole('leadId', 'invalid')
  const outcome = OUTCOMES.find((known) => known === reader.text('outcome'))
  const maxRent = Object(body).maxRent ?? null
  const errors: ErrorsByField = { ...reader.errors }
  for (const [field, text] of Object.entries({ deliveryId, status })) {
    if (text === '') errors[field] ??= ['required']
    else if (text.length > TEXT_MAX) errors[field] = ['maxlength']
  }
  if (leadId === null) errors['leadId'] = ['required']
  if (outcome === undefined) errors['outcome'] ??= ['enumerable']
  if (maxRent !== null && !isRent(maxRent)) errors['maxRent'] = ['range']
  if (hasErrors(errors) || leadId === null || outcome === undefined) return { ok: false, errors }
  return { ok: true, value: { deliveryId, leadId, outcome, status, maxRent } }
}

/** Most that the column holds, in pounds. */
const RENT_MAX = 999_999

function isRent(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= RENT_MAX
}
