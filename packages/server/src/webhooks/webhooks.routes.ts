import {
  DeliveriesQuery,
  NewWebhookBody,
  ReplaceSecretBody,
  ResendBody,
  WebhookBody,
} from '@latchkey/domain/webhooks/webhook.body'
import {
  DeliveryContract,
  DeliveryPageContract,
  NewSecretContract,
  NewWebhookContract,
  ResentContract,
  WebhookContract,
} from '@latchkey/domain/webhooks/webhook.contract'
import { webhooksCalls } from '@latchkey/domain/webhooks/webhooks.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../platform/http/access.ts'
import { ConflictContract, TooManyContract } from '../platform/http/errors.contract.ts'
import { serve } from '../platform/http/serve.ts'
import type { DeliveriesService } from './deliveries.service.ts'
import type { WebhooksService } from './webhooks.service.ts'

const access: SignedInAccess = { allOf: ['integrations-manage'] }

/** A secret is made. */
const isProofRequired = true

const errors = { 422: FieldErrorsContract }

export const webhooksRoutes =
  (webhooks: WebhooksService, deliveries: DeliveriesService): FastifyPluginAsync =>
  async (app) => {
    const { on, off, endOldSecret } = webhooksCalls
    serve(app, webhooksCalls.list, { access, response: Type.Array(WebhookContract) }, () => webhooks.all())
    serve(app, webhooksCalls.get, { access, response: WebhookContract }, (call) =>
      webhooks.get(call.params.id),
    )
    serve(
      app,
      webhooksCalls.create,
      {
        access,
        isProofRequired,
        body: NewWebhookBody,
        response: NewWebhookContract,
        errors: { 409: TooManyContract, ...errors },
      },
      (call) => webhooks.create(call.actor, call.body),
    )
    serve(
      app,
      webhooksCalls.update,
      { access, body: WebhookBody, errors: { 409: ConflictContract, ...errors } },
      (call) => webhooks.update(call.actor, call.params.id, call.body),
    )
    serve(app, webhooksCalls.remove, { access }, (call) => webhooks.remove(call.actor, call.params.id))
    serve(app, on, { access }, (call) => webhooks.on(call.actor, call.params.id))
    serve(app, off, { access }, (call) => webhooks.off(call.actor, call.params.id))
    serve(
      app,
      webhooksCalls.replaceSecret,
      { access, isProofRequired, body: ReplaceSecretBody, response: NewSecretContract, errors },
      (call) => webhooks.replaceSecret(call.actor, call.params.id, call.body),
    )
    serve(app, endOldSecret, { access }, (call) => webhooks.endOldSecret(call.actor, call.params.id))
    serve(app, webhooksCalls.test, { access, response: DeliveryContract }, (call) =>
      deliveries.test(call.actor, call.params.id),
    )
    serve(
      app,
      webhooksCalls.deliveries,
      { access, query: DeliveriesQuery, response: DeliveryPageContract, errors },
      (call) => deliveries.page(call.params.id, call.params, call.query),
    )
    serve(app, webhooksCalls.resend, { access }, (call) =>
      deliveries.resend(call.actor, call.params.deliveryId),
    )
    serve(
      app,
      webhooksCalls.resendAll,
      {
        access,
        body: ResendBody,
        response: Type.Union([ResentContract, Type.Literal(false)]),
        errors: { 409: TooManyContract, ...errors },
      },
      (call) => deliveries.resendAll(call.actor, call.params.id, call.body),
    )
  }
