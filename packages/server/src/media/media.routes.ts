import { mediaCalls } from '@latchkey/domain/media/media.calls'
import { MediaContract } from '@latchkey/domain/media/media.contract'
import { IMAGE_MAX_BYTES } from '@latchkey/domain/media/media.limits'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import { readUploads, sentFile } from '../platform/http/uploads.ts'
import { ImagesQuery } from './media.contract.ts'
import type { MediaService } from './media.service.ts'

export const mediaRoutes =
  (media: MediaService): FastifyPluginAsyncTypebox =>
  async (app) => {
    await readUploads(app, IMAGE_MAX_BYTES)
    serve(
      app,
      mediaCalls.upload,
      {
        access: 'signed-in',
        keys: ['properties:change'],
        response: MediaContract,
        errors: { 422: FieldErrorsContract },
      },
      (call) => sentFile(call.request).then((file) => media.upload(call.actor, file)),
    )
    app.get(
      '/properties/get-images',
      {
        config: { access: { allOf: ['properties-view'] }, keys: ['properties:read'] },
        schema: {
          querystring: ImagesQuery,
          response: { 200: Type.Array(MediaContract), 422: FieldErrorsContract },
        },
      },
      (request) => media.byIds(request.query.values.ids),
    )
  }
