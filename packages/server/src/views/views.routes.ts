import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { OrderViewsBody, SaveViewBody, UseViewBody } from '@latchkey/domain/views/view.body'
import { SavedViewContract } from '@latchkey/domain/views/view.contract'
import { VIEW_LIST_FACTS, VIEW_LISTS } from '@latchkey/domain/views/view-lists'
import { viewsCalls } from '@latchkey/domain/views/views.calls'
import { Type } from 'typebox'
import type { SignedInAccess } from '../platform/http/access.ts'
import { TooManyContract } from '../platform/http/errors.contract.ts'
import { at, serve } from '../platform/http/serve.ts'
import type { ViewsService } from './views.service.ts'

// views.policy.ts decides by record.
const anyList: SignedInAccess = { anyOf: VIEW_LISTS.map((list) => VIEW_LIST_FACTS[list].permission) }

const errors = { 422: FieldErrorsContract }

export const viewsRoutes =
  (views: ViewsService): FastifyPluginAsync =>
  async (app) => {
    for (const list of VIEW_LISTS) {
      const access: SignedInAccess = { allOf: [VIEW_LIST_FACTS[list].permission] }
      serve(
        app,
        at(viewsCalls.all, 'list', list),
        { access, response: Type.Array(SavedViewContract) },
        (call) => views.all(call.actor, list),
      )
      serve(
        app,
        at(viewsCalls.create, 'list', list),
        {
          access,
          body: SaveViewBody,
          response: SavedViewContract,
          errors: { 409: TooManyContract, ...errors },
        },
        (call) => views.create(call.actor, list, call.body),
      )
      serve(app, at(viewsCalls.order, 'list', list), { access, body: OrderViewsBody, errors }, (call) =>
        views.order(call.actor, list, call.body),
      )
    }
    serve(app, viewsCalls.update, { access: anyList, body: SaveViewBody, errors }, (call) =>
      views.update(call.actor, call.params.id, call.body),
    )
    serve(app, viewsCalls.remove, { access: anyList }, (call) => views.remove(call.actor, call.params.id))
    serve(app, viewsCalls.use, { access: anyList, body: UseViewBody, errors }, (call) =>
      views.use(call.actor, call.params.id, call.body),
    )
  }
