import { ListingBody } from '@latchkey/domain/listings/listing.body'
import {
  ListingContract,
  ListingPageContract,
  NotReadyContract,
  ToMendContract,
} from '@latchkey/domain/listings/listing.contract'
import { ListingItemContract } from '@latchkey/domain/listings/listing-item.contract'
import { listingsCalls } from '@latchkey/domain/listings/listings.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { PageOf } from '@latchkey/domain/platform/lists/page.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { isKey } from '../platform/http/actor.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { ConflictContract } from '../platform/http/errors.contract.ts'
import { serve } from '../platform/http/serve.ts'
import { unlessKnown } from '../platform/http/unless-known.ts'
import type { ListingsService } from './listings.service.ts'

const stock: SignedInAccess = { allOf: ['properties-view'] }

export const listingsRoutes =
  (listings: ListingsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      listingsCalls.list,
      {
        access: stock,
        keys: ['listings:read'],
        response: ListingPageContract,
        // The same as in the feed of a website.
        keysResponse: PageOf(ListingItemContract),
        errors: { 304: Type.Null() },
      },
      async ({ actor, params, query, request, reply }) =>
        isKey(actor)
          ? (unlessKnown(request, reply, await listings.publishedPage(params, query)) as never)
          : listings.page(params, query),
    )
    serve(app, listingsCalls.toMend, { access: stock, response: ToMendContract }, () => listings.toMend())
    serve(
      app,
      listingsCalls.get,
      {
        access: stock,
        keys: ['listings:read'],
        response: ListingContract,
        keysResponse: ListingItemContract,
        errors: { 304: Type.Null() },
      },
      async ({ actor, params: { id }, request, reply }) =>
        isKey(actor)
          ? (unlessKnown(request, reply, await listings.published(id)) as never)
          : listings.get(id),
    )
    serve(
      app,
      listingsCalls.save,
      { access: stock, body: ListingBody, errors: { 409: ConflictContract, 422: FieldErrorsContract } },
      (call) => listings.save(call.actor, call.params.id, call.body),
    )
    serve(app, listingsCalls.publish, { access: stock, errors: { 409: NotReadyContract } }, (call) =>
      listings.publish(call.actor, call.params.id),
    )
    serve(app, listingsCalls.takeOff, { access: stock }, (call) =>
      listings.takeOff(call.actor, call.params.id),
    )
  }
