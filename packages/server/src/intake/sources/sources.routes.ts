import {
  NewSourceBody,
  ReceivedQuery,
  SourceBody,
  TrySourceBody,
} from '@latchkey/domain/integrations/sources/source.body'
import {
  NewSourceContract,
  NewSourceKeyContract,
  ReceivedPageContract,
  SourceContract,
  TriedContract,
} from '@latchkey/domain/integrations/sources/source.contract'
import { sourcesCalls } from '@latchkey/domain/integrations/sources/sources.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { ConflictContract, TooManyContract } from '../../platform/http/errors.contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { ReceivedListService } from './received-list.service.ts'
import type { SourcesService } from './sources.service.ts'

const access: SignedInAccess = { allOf: ['integrations-manage'] }

/** A secret is made or shown. */
const isProofRequired = true

const invalid = { 422: FieldErrorsContract }

export const sourcesRoutes =
  (sources: SourcesService, received: ReceivedListService): FastifyPluginAsync =>
  async (app) => {
    serve(app, sourcesCalls.list, { access, response: Type.Array(SourceContract) }, () => sources.all())
    serve(
      app,
      sourcesCalls.create,
      {
        access,
        isProofRequired,
        body: NewSourceBody,
        response: NewSourceContract,
        errors: { 409: TooManyContract, ...invalid },
      },
      (call) => sources.create(call.actor, call.body),
    )
    serve(
      app,
      sourcesCalls.update,
      { access, body: SourceBody, errors: { 409: ConflictContract, ...invalid } },
      (call) => sources.update(call.actor, call.params.id, call.body),
    )
    serve(app, sourcesCalls.replaceKey, { access, isProofRequired, response: NewSourceKeyContract }, (call) =>
      sources.replaceKey(call.actor, call.params.id),
    )
    serve(app, sourcesCalls.end, { access }, (call) => sources.end(call.actor, call.params.id))
    serve(
      app,
      sourcesCalls.attempt,
      { access, body: TrySourceBody, response: TriedContract, errors: invalid },
      (call) => sources.attempt(call.body),
    )
    serve(
      app,
      sourcesCalls.received,
      { access, query: ReceivedQuery, response: ReceivedPageContract },
      (call) => received.page(call.params, call.query),
    )
  }
