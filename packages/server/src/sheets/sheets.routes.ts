import { sheetsCalls } from '@latchkey/domain/sheets/sheets.calls'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { SheetPreviewBody, SheetPreviewContract } from '@latchkey/domain/sheets/sheet.contract'
import { SHEET_MAX_BYTES } from '@latchkey/domain/sheets/sheet.limits'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { attach } from '../platform/http/attachment.ts'
import { closeSignal } from '../platform/http/close-signal.ts'
import { readUploads, sentFile, UploadBody } from '../platform/http/uploads.ts'
import { IdParams } from '../platform/http/validation.ts'
import type { SheetDownload, SheetsService } from './sheets.service.ts'

const sheets: SignedInAccess = { allOf: ['properties-view', 'units-download'] }

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const Preview = Type.Union([Type.Literal(false), SheetPreviewContract])
const errors = { 422: FieldErrorsContract }

export const sheetsRoutes =
  (service: SheetsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    await readUploads(app, SHEET_MAX_BYTES)
    serve(app, sheetsCalls.download, { access: sheets, isProofRequired: true }, (call) =>
      service.download(call.actor, call.params.id).then((sheet) => sendSheet(call.reply, sheet)),
    )
    app.post(
      '/projects/:id/upload-units',
      {
        config: { access: sheets },
        schema: {
          params: IdParams,
          consumes: ['multipart/form-data'],
          body: UploadBody,
          response: { 200: Type.Boolean(), ...errors },
        },
      },
      (request) =>
        sentFile(request).then((sent) => service.upload(actorOf(request), request.params.id, sent)),
    )
    for (const [call, isKnownOnly] of [
      [sheetsCalls.preview, false],
      [sheetsCalls.previewKnown, true],
    ] as const) {
      serve(app, call, { access: sheets, response: Preview, errors }, ({ actor, params, request, reply }) => {
        const signal = closeSignal(reply)
        return sentFile(request).then((sent) =>
          service.preview(actor, params.id, sent, { signal, isKnownOnly }),
        )
      })
    }
    const named = { body: SheetPreviewBody, errors }
    serve(app, sheetsCalls.confirm, { access: sheets, ...named }, (call) =>
      service.confirm(call.actor, call.params.id, call.body),
    )
    serve(app, sheetsCalls.forget, { access: sheets, ...named }, (call) =>
      service.forget(call.actor, call.params.id, call.body),
    )
    serve(app, sheetsCalls.downloadFailures, { access: sheets, body: SheetPreviewBody }, (call) =>
      service.failures(call.actor, call.params.id, call.body).then((sheet) => sendSheet(call.reply, sheet)),
    )
  }

function sendSheet(reply: FastifyReply, { name, bytes }: SheetDownload): FastifyReply {
  return attach(reply, { name, type: XLSX }).send(bytes)
}
