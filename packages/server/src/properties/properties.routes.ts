import { propertiesCalls } from '@latchkey/domain/properties/properties.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DeleteImageBody } from '@latchkey/domain/media/media.body'
import { PropertyBody, UnitBody } from '@latchkey/domain/properties/property.body'
import { PropertyContract, PropertyPageContract } from '@latchkey/domain/properties/property.contract'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { ConflictContract } from '../platform/http/refusals.contract.ts'
import type { PropertiesService } from './properties.service.ts'
import type { UnitListService } from './units.list.service.ts'

// One permission for reads and writes (rule J1).
const stock: SignedInAccess = { allOf: ['properties-view'] }

/** Two long texts, of which each character may take four bytes. */
const bodyLimit = 6 * 1024 * 1024

const refusals = { 409: ConflictContract, 422: FieldErrorsContract }

export const propertiesRoutes =
  (properties: PropertiesService, units: UnitListService): FastifyPluginAsync =>
  async (app) => {
    serve(app, propertiesCalls.list, { access: stock, answer: PropertyPageContract }, (request) =>
      properties.page(request.params),
    )
    serve(
      app,
      propertiesCalls.create,
      { bodyLimit, access: stock, body: PropertyBody, answer: PropertyContract, refusals },
      (request) => properties.create(actorOf(request), request.body),
    )
    serve(
      app,
      propertiesCalls.createUnit,
      { bodyLimit, access: stock, body: UnitBody, answer: PropertyContract, refusals },
      (request) => properties.createUnit(actorOf(request), request.body),
    )
    serve(app, propertiesCalls.units, { access: stock, answer: PropertyPageContract }, (request) =>
      units.page(request.params.id, request.params, request.query),
    )
    serve(app, propertiesCalls.get, { access: stock, answer: PropertyContract }, (request) =>
      properties.get(request.params.id),
    )
    serve(app, propertiesCalls.save, { bodyLimit, access: stock, body: PropertyBody, refusals }, (request) =>
      properties.save(actorOf(request), request.params.id, request.body),
    )
    serve(app, propertiesCalls.remove, { access: stock }, (request) =>
      properties.remove(actorOf(request), request.params.id),
    )
    serve(
      app,
      propertiesCalls.removeImage,
      { access: stock, body: DeleteImageBody, refusals: { 422: FieldErrorsContract } },
      (request) => properties.removeImage(actorOf(request), request.params.id, request.body),
    )
  }
