import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import {
  DuplicatesContract,
  MergeRefusalContract,
  UnmergeContract,
} from '@latchkey/domain/duplicates/duplicates.contract'
import {
  MergeBody,
  NotDuplicateBody,
  OtherLeadBody,
  UnmergeBody,
} from '@latchkey/domain/duplicates/merge.body'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { IdParams } from '../platform/http/validation.ts'
import { ANY_LEAD } from '../leads/leads.policy.ts'
import type { DuplicatesService } from './duplicates.service.ts'
import type { MergeService } from './merge.service.ts'

// leads.policy.ts decides by record.
const anyLead: Access = { anyOf: ANY_LEAD }
const merging: Access = { allOf: ['leads-merge'] }

const refusals = { 409: MergeRefusalContract, 422: FieldErrorsContract }
const written = { 200: Type.Boolean(), ...refusals }

export const duplicatesRoutes =
  (duplicates: DuplicatesService, merges: MergeService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/leads/:id/duplicates',
      { config: { access: anyLead }, schema: { params: IdParams, response: { 200: DuplicatesContract } } },
      (request) => duplicates.of(actorOf(request), request.params.id),
    )
    app.post(
      '/leads/:id/merge',
      { config: { access: merging }, schema: { params: IdParams, body: MergeBody, response: written } },
      (request) => merges.merge(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/leads/:id/unmerge',
      {
        config: { access: merging },
        schema: { params: IdParams, body: UnmergeBody, response: { 200: UnmergeContract, ...refusals } },
      },
      (request) => merges.unmerge(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/leads/:id/not-duplicate',
      {
        config: { access: merging },
        schema: { params: IdParams, body: NotDuplicateBody, response: written },
      },
      (request) => duplicates.dismiss(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/leads/:id/not-duplicate/undo',
      { config: { access: merging }, schema: { params: IdParams, body: OtherLeadBody, response: written } },
      (request) => duplicates.undismiss(actorOf(request), request.params.id, request.body),
    )
  }
