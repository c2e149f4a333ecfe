import {
  ImportInProgressContract,
  ImportRowContract,
  StayContract,
  UndoSummaryContract,
} from '@latchkey/domain/imports/import.contract'
import { ImportRowBody, ImportRowsQuery } from '@latchkey/domain/imports/import-row.body'
import { importsCalls } from '@latchkey/domain/imports/imports.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { PageOf } from '@latchkey/domain/platform/lists/page.contract'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { attach } from '../../platform/http/attachment.ts'
import { serve } from '../../platform/http/serve.ts'
import type { CheckService } from '../check/check.service.ts'
import type { ProblemsService } from '../check/problems.service.ts'
import type { RunService } from './run.service.ts'
import type { UndoService } from '../undo/undo.service.ts'

// imports.policy.ts decides by the kind of the import.
const access: SignedInAccess = { allOf: ['data-import'] }

const invalid = { 422: FieldErrorsContract }
const running = { 409: ImportInProgressContract }

interface Services {
  readonly checks: CheckService
  readonly problems: ProblemsService
  readonly runs: RunService
  readonly undos: UndoService
}

export const importRunRoutes =
  ({ checks, problems, runs, undos }: Services): FastifyPluginAsync =>
  async (app) => {
    serve(app, importsCalls.check, { access, errors: invalid }, (call) =>
      checks.start(call.actor, call.params.id),
    )
    serve(
      app,
      importsCalls.rows,
      { access, query: ImportRowsQuery, response: PageOf(ImportRowContract) },
      (call) => checks.rows(call.actor, call.params.id, call.params, call.query),
    )
    serve(
      app,
      importsCalls.updateRow,
      {
        access,
        body: ImportRowBody,
        response: Type.Union([Type.Literal(false), ImportRowContract]),
        errors: invalid,
      },
      (call) => checks.update(call.actor, call.params.id, call.params.line, call.body),
    )
    serve(app, importsCalls.problems, { access }, async (call) => {
      const { name, type, content } = await problems.download(call.actor, call.params.id)
      return attach(call.reply, { name, type }).send(content)
    })
    serve(app, importsCalls.start, { access, isProofRequired: true, errors: running }, (call) =>
      runs.start(call.actor, call.params.id),
    )
    serve(app, importsCalls.stop, { access }, (call) => runs.stop(call.actor, call.params.id))
    serve(app, importsCalls.undoSummary, { access, response: UndoSummaryContract }, (call) =>
      undos.summary(call.actor, call.params.id),
    )
    serve(app, importsCalls.undo, { access, isProofRequired: true, errors: running }, (call) =>
      undos.start(call.actor, call.params.id),
    )
    serve(app, importsCalls.stays, { access, response: PageOf(StayContract) }, (call) =>
      undos.stays(call.actor, call.params.id, call.params),
    )
  }
