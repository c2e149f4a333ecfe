import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { OrderViewsBody, SaveViewBody, UseViewBody } from '@latchkey/domain/views/view.body'
import { SavedViewContract, TooManyViewsContract } from '@latchkey/domain/views/view.contract'
import { VIEW_LIST_FACTS, VIEW_LISTS } from '@latchkey/domain/views/view.lists'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams } from '../platform/http/validation.ts'
import type { ViewsService } from './views.service.ts'

// views.policy.ts decides by record.
const anyList: Access = { anyOf: VIEW_LISTS.map((list) => VIEW_LIST_FACTS[list].permission) }

const answers = { 200: Type.Boolean(), 422: FieldErrorsContract }

export const viewsRoutes =
  (views: ViewsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    for (const list of VIEW_LISTS) {
      const access: Access = { allOf: [VIEW_LIST_FACTS[list].permission] }
      app.get(
        `/views/${list}`,
        { config: { access }, schema: { response: { 200: Type.Array(SavedViewContract) } } },
        (request) => views.all(actorOf(request), list),
      )
      app.post(
        `/views/${list}`,
        {
          config: { access },
          schema: {
            body: SaveViewBody,
            response: { 200: SavedViewContract, 409: TooManyViewsContract, 422: FieldErrorsContract },
          },
        },
        (request) => views.create(actorOf(request), list, request.body),
      )
      app.post(
        `/views/${list}/order`,
        { config: { access }, schema: { body: OrderViewsBody, response: answers } },
        (request) => views.order(actorOf(request), list, request.body),
      )
    }
    app.post(
      '/views/:id/update',
      { config: { access: anyList }, schema: { params: IdParams, body: SaveViewBody, response: answers } },
      (request) => views.update(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/views/:id/delete',
      { config: { access: anyList }, schema: { params: IdParams, response: { 200: Type.Boolean() } } },
      (request) => views.remove(actorOf(request), request.params.id),
    )
    app.post(
      '/views/:id/use',
      { config: { access: anyList }, schema: { params: IdParams, body: UseViewBody, response: answers } },
      (request) => views.use(actorOf(request), request.params.id, request.body),
    )
  }
