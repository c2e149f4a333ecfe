import { IMPORT_PERMISSIONS, IMPORT_KINDS } from '@latchkey/domain/imports/import.enums'
import { ReadImportBody, UpdateImportBody } from '@latchkey/domain/imports/import.body'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import {
  ImportContract,
  ImportFieldContract,
  ListedImportContract,
} from '@latchkey/domain/imports/import.contract'
import { PageOf } from '@latchkey/domain/platform/lists/page.contract'
import { IMPORT_MAX_BYTES } from '@latchkey/domain/imports/import.limits'
import { importsCalls } from '@latchkey/domain/imports/imports.calls'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../platform/http/access.ts'
import { ConflictContract, TooManyContract } from '../platform/http/errors.contract.ts'
import { at, serve } from '../platform/http/serve.ts'
import { readUploads, sentFile } from '../platform/http/uploads.ts'
import type { ImportsService } from './imports.service.ts'

// imports.policy.ts decides by the kind of a record.
const importers: SignedInAccess = { allOf: ['data-import'] }

const ImportOrFalse = Type.Union([Type.Literal(false), ImportContract])

const errors = { 422: FieldErrorsContract }

export const importsRoutes =
  (imports: ImportsService): FastifyPluginAsync =>
  async (app) => {
    await readUploads(app, IMPORT_MAX_BYTES)
    for (const kind of IMPORT_KINDS) {
      const access: SignedInAccess = { allOf: ['data-import', IMPORT_PERMISSIONS[kind]] }
      serve(
        app,
        at(importsCalls.fields, 'kind', kind),
        { access, response: Type.Array(ImportFieldContract) },
        (call) => imports.fields(call.actor, kind),
      )
      serve(
        app,
        at(importsCalls.upload, 'kind', kind),
        { access, response: ImportContract, errors: { 409: TooManyContract, ...errors } },
        (call) => sentFile(call.request).then((sent) => imports.upload(call.actor, kind, sent)),
      )
    }
    serve(app, importsCalls.list, { access: importers, response: PageOf(ListedImportContract) }, (call) =>
      imports.list(call.actor, call.params),
    )
    serve(app, importsCalls.read, { access: importers, response: ImportContract }, (call) =>
      imports.read(call.actor, call.params.id),
    )
    serve(
      app,
      importsCalls.readAgain,
      { access: importers, body: ReadImportBody, response: ImportOrFalse, errors },
      (call) => imports.readAgain(call.actor, call.params.id, call.body),
    )
    serve(
      app,
      importsCalls.update,
      {
        access: importers,
        body: UpdateImportBody,
        response: ImportOrFalse,
        errors: { 409: ConflictContract, ...errors },
      },
      (call) => imports.update(call.actor, call.params.id, call.body),
    )
    serve(app, importsCalls.remove, { access: importers }, (call) =>
      imports.remove(call.actor, call.params.id),
    )
  }
