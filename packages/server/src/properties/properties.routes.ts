import { propertiesCalls } from '@latchkey/domain/properties/properties.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DeleteImageBody } from '@latchkey/domain/media/media.contract'
import { PropertyBody, UnitBody } from '@latchkey/domain/properties/property.body'
import { PropertyContract, PropertyPageContract } from '@latchkey/domain/properties/property.contract'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { ConflictContract } from '../platform/http/errors.contract.ts'
import type { PropertiesService } from './properties.service.ts'
import type { UnitListService } from './units.list.service.ts'

// One permission for reads and writes (rule J1).
const stock: SignedInAccess = { allOf: ['properties-view'] }

/** Two long texts, of which each character may take four bytes. */
const bodyLimit = 6 * 1024 * 1024

const errors = { 409: ConflictContract, 422: FieldErrorsContract }

export const propertiesRoutes =
  (properties: PropertiesService, units: UnitListService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      propertiesCalls.list,
      { access: stock, keys: ['properties:read'], response: PropertyPageContract },
      (call) => properties.page(call.params),
    )
    serve(
      app,
      propertiesCalls.create,
      {
        description: CREATES_ONCE,
        bodyLimit,
        access: stock,
        keys: ['properties:change'],
        body: PropertyBody,
        response: PropertyContract,
        errors,
      },
      (call) => properties.create(call.actor, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      propertiesCalls.createUnit,
      {
        description: CREATES_ONCE,
        bodyLimit,
        access: stock,
        keys: ['properties:change'],
        body: UnitBody,
        response: PropertyContract,
        errors,
      },
      (call) => properties.createUnit(call.actor, call.body, creationKeyOf(call.request)),
    )
    serve(
      app,
      propertiesCalls.units,
      { access: stock, keys: ['properties:read'], response: PropertyPageContract },
      (call) => units.page(call.params.id, call.params, call.query),
    )
    serve(
      app,
      propertiesCalls.get,
      { access: stock, keys: ['properties:read'], response: PropertyContract },
      (call) => properties.get(call.params.id),
    )
    serve(
      app,
      propertiesCalls.save,
      { bodyLimit, access: stock, keys: ['properties:change'], body: PropertyBody, errors },
      (call) => properties.save(call.actor, call.params.id, call.body),
    )
    serve(app, propertiesCalls.remove, { access: stock }, (call) =>
      properties.remove(call.actor, call.params.id),
    )
    serve(
      app,
      propertiesCalls.removeImage,
      { access: stock, body: DeleteImageBody, errors: { 422: FieldErrorsContract } },
      (call) => properties.removeImage(call.actor, call.params.id, call.body),
    )
  }
