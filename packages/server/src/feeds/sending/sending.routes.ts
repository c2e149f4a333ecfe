import { SendFeedBody } from '@latchkey/domain/feeds/feed.body'
import { SendingAlreadyContract, SendingContract } from '@latchkey/domain/feeds/feed-file.contract'
import { feedsCalls } from '@latchkey/domain/feeds/feeds.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { serve } from '../../platform/http/serve.ts'
import type { SendingService } from './sending.service.ts'

const access: SignedInAccess = { allOf: ['integrations-manage'] }

export const sendingRoutes =
  (sending: SendingService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      feedsCalls.send,
      {
        access,
        body: SendFeedBody,
        response: SendingContract,
        errors: { 409: SendingAlreadyContract, 422: FieldErrorsContract },
      },
      (call) => sending.send(call.actor, call.params.id, call.body),
    )
    serve(app, feedsCalls.sendAnyway, { access, errors: { 409: SendingAlreadyContract } }, (call) =>
      sending.sendAnyway(call.actor, call.params.fileId),
    )
  }
