import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DeleteImageBody } from '@latchkey/domain/media/media.body'
import { PropertyBody, UnitBody } from '@latchkey/domain/properties/property.body'
import { PropertyContract, PropertyPageContract } from '@latchkey/domain/properties/property.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { ConflictContract } from '../platform/http/refusals.contract.ts'
import { IdPageParams, IdParams, PageParams } from '../platform/http/validation.ts'
import type { PropertiesService } from './properties.service.ts'
import type { UnitListService } from './units.list.service.ts'

// One permission for reads and writes (rule J1).
const stock: Access = { allOf: ['properties-view'] }

/** Two long texts, of which each character may take four bytes. */
const bodyLimit = 6 * 1024 * 1024

const done = { 200: Type.Boolean() }
const refusals = { 409: ConflictContract, 422: FieldErrorsContract }

export const propertiesRoutes =
  (properties: PropertiesService, units: UnitListService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/properties/:page/:limit',
      { config: { access: stock }, schema: { params: PageParams, response: { 200: PropertyPageContract } } },
      (request) => properties.page(request.params),
    )
    app.post(
      '/properties/create',
      {
        bodyLimit,
        config: { access: stock },
        schema: { body: PropertyBody, response: { 200: PropertyContract, ...refusals } },
      },
      (request) => properties.create(actorOf(request), request.body),
    )
    app.post(
      '/properties/create-unit',
      {
        bodyLimit,
        config: { access: stock },
        schema: { body: UnitBody, response: { 200: PropertyContract, ...refusals } },
      },
      (request) => properties.createUnit(actorOf(request), request.body),
    )
    app.get(
      '/projects/:id/units/:page/:limit',
      {
        config: { access: stock },
        schema: { params: IdPageParams, response: { 200: PropertyPageContract } },
      },
      (request) => units.page(request.params.id, request.params, request.query),
    )
    app.get(
      '/properties/:id',
      { config: { access: stock }, schema: { params: IdParams, response: { 200: PropertyContract } } },
      (request) => properties.get(request.params.id),
    )
    app.post(
      '/properties/:id/update',
      {
        bodyLimit,
        config: { access: stock },
        schema: { params: IdParams, body: PropertyBody, response: { ...done, ...refusals } },
      },
      (request) => properties.save(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/properties/:id/delete-property',
      { config: { access: stock }, schema: { params: IdParams, response: done } },
      (request) => properties.remove(actorOf(request), request.params.id),
    )
    app.post(
      '/properties/:id/delete-image',
      {
        config: { access: stock },
        schema: {
          params: IdParams,
          body: DeleteImageBody,
          response: { ...done, 422: FieldErrorsContract },
        },
      },
      (request) => properties.removeImage(actorOf(request), request.params.id, request.body),
    )
  }
