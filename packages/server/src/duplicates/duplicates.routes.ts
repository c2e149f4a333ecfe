import { duplicatesCalls } from '@latchkey/domain/duplicates/duplicates.calls'
import type { FastifyPluginAsync } from 'fastify'
import {
  DuplicatesContract,
  MergeErrorContract,
  UnmergeContract,
} from '@latchkey/domain/duplicates/duplicates.contract'
import {
  MergeBody,
  NotDuplicateBody,
  OtherLeadBody,
  UnmergeBody,
} from '@latchkey/domain/duplicates/merge.body'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { anyLead } from '../leads/record/lead.policy.ts'
import type { DuplicatesService } from './duplicates.service.ts'
import type { MergeService } from './merge.service.ts'

const merging: SignedInAccess = { allOf: ['leads-merge'] }

const errors = { 409: MergeErrorContract, 422: FieldErrorsContract }

export const duplicatesRoutes =
  (duplicates: DuplicatesService, merges: MergeService): FastifyPluginAsync =>
  async (app) => {
    serve(app, duplicatesCalls.of, { access: anyLead, response: DuplicatesContract }, (call) =>
      duplicates.of(call.actor, call.params.id),
    )
    serve(app, duplicatesCalls.merge, { access: merging, body: MergeBody, errors }, (call) =>
      merges.merge(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      duplicatesCalls.unmerge,
      { access: merging, body: UnmergeBody, response: UnmergeContract, errors },
      (call) => merges.unmerge(call.actor, call.params.id, call.body),
    )
    serve(app, duplicatesCalls.dismiss, { access: merging, body: NotDuplicateBody, errors }, (call) =>
      duplicates.dismiss(call.actor, call.params.id, call.body),
    )
    serve(app, duplicatesCalls.undismiss, { access: merging, body: OtherLeadBody, errors }, (call) =>
      duplicates.undismiss(call.actor, call.params.id, call.body),
    )
  }
