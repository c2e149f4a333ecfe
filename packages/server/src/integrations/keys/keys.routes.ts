import { KeyBody, NewKeyBody, ReplaceKeyBody } from '@latchkey/domain/integrations/keys/key.body'
import { ApiKeyContract, NewKeyContract } from '@latchkey/domain/integrations/keys/key.contract'
import { keysCalls } from '@latchkey/domain/integrations/keys/keys.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { ConflictContract, TooManyContract } from '../../platform/http/errors.contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { KeysService } from './keys.service.ts'

const access: SignedInAccess = { allOf: ['integrations-manage'] }

/** A secret is made or shown. */
const isProofRequired = true

export const keysRoutes =
  (keys: KeysService): FastifyPluginAsync =>
  async (app) => {
    serve(app, keysCalls.list, { access, response: Type.Array(ApiKeyContract) }, () => keys.all())
    serve(
      app,
      keysCalls.create,
      {
        access,
        isProofRequired,
        body: NewKeyBody,
        response: NewKeyContract,
        errors: { 409: TooManyContract, 422: FieldErrorsContract },
      },
      (call) => keys.create(call.actor, call.body),
    )
    serve(
      app,
      keysCalls.update,
      { access, body: KeyBody, errors: { 409: ConflictContract, 422: FieldErrorsContract } },
      (call) => keys.update(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      keysCalls.replace,
      {
        access,
        isProofRequired,
        body: ReplaceKeyBody,
        response: Type.Union([NewKeyContract, Type.Literal(false)]),
        errors: { 422: FieldErrorsContract },
      },
      (call) => keys.replace(call.actor, call.params.id, call.body),
    )
    serve(app, keysCalls.end, { access }, (call) => keys.end(call.actor, call.params.id))
    serve(app, keysCalls.revoke, { access }, (call) => keys.revoke(call.actor, call.params.id))
  }
