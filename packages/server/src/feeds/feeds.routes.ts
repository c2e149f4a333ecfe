import { FeedBody, FeedUpdateBody } from '@latchkey/domain/feeds/feed.body'
import { FeedFilePageContract } from '@latchkey/domain/feeds/feed-file.contract'
import {
  FeedContract,
  NewAddressContract,
  NewFeedContract,
  WebsiteContract,
} from '@latchkey/domain/feeds/feed.contract'
import { WEBSITE_MAX_AGE } from '@latchkey/domain/feeds/feed.limits'
import { feedsCalls } from '@latchkey/domain/feeds/feeds.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { SignedInAccess } from '../platform/http/access.ts'
import { attach } from '../platform/http/attachment.ts'
import { AppError, notFound, serviceAway } from '../platform/http/error.ts'
import { ConflictContract, TooManyContract } from '../platform/http/errors.contract.ts'
import { serve } from '../platform/http/serve.ts'
import type { FeedFilesService } from './feed-files.service.ts'
import type { FeedsService } from './feeds.service.ts'
import type { WebsiteBody } from './website.ts'

const managers: SignedInAccess = { allOf: ['integrations-manage'] }

export const feedsRoutes =
  (feeds: FeedsService, files: FeedFilesService): FastifyPluginAsync =>
  async (app) => {
    serve(app, feedsCalls.all, { access: managers, response: Type.Array(FeedContract) }, () => feeds.all())
    serve(app, feedsCalls.get, { access: managers, response: FeedContract }, (call) =>
      feeds.get(call.params.id),
    )
    serve(
      app,
      feedsCalls.create,
      {
        access: managers,
        isProofRequired: true,
        body: FeedBody,
        response: NewFeedContract,
        errors: { 409: TooManyContract, 422: FieldErrorsContract },
      },
      (call) => feeds.create(call.actor, call.body),
    )
    serve(
      app,
      feedsCalls.save,
      {
        access: managers,
        isProofRequired: true,
        body: FeedUpdateBody,
        errors: { 409: ConflictContract, 422: FieldErrorsContract },
      },
      (call) => feeds.save(call.actor, call.params.id, call.body),
    )
    serve(app, feedsCalls.remove, { access: managers }, (call) => feeds.remove(call.actor, call.params.id))
    serve(
      app,
      feedsCalls.newAddress,
      { access: managers, isProofRequired: true, response: NewAddressContract },
      (call) => feeds.newAddress(call.actor, call.params.id),
    )
    serve(app, feedsCalls.preview, { access: managers, response: WebsiteContract }, (call) =>
      feeds.preview(call.params.id),
    )
    serve(app, feedsCalls.files, { access: managers, response: FeedFilePageContract }, (call) =>
      files.page(call.params.id, call.params),
    )
    serve(app, feedsCalls.download, { access: managers }, async (call) => {
      const { name, content } = await files.download(call.actor, call.params.id)
      return attach(call.reply, { name, type: 'application/zip' }).send(content)
    })
  }

/** Scripts of websites read it too. */
const OPEN_TO_SCRIPTS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after',
}

/** A browser asks this question first, because a script sends the tag that it knows. */
const PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
}

/** Read by websites, without a session: the token in the address is the key. */
export const feedPages =
  (feeds: FeedsService): FastifyPluginAsync =>
  async (app) => {
    app.options('/listings/:file', { config: { access: 'public' } }, async (_request, reply) =>
      reply.code(204).headers(PREFLIGHT).send(),
    )
    app.get<{ Params: { file: string } }>(
      '/listings/:file',
      { config: { access: 'public' } },
      async (request, reply) => {
        reply.headers(OPEN_TO_SCRIPTS)
        const [, token] = /^([\w-]+)\.json$/.exec(request.params.file) ?? []
        if (token === undefined) throw notFound()
        const body = await feeds.website(token).catch((error: unknown) => {
          if (error instanceof AppError) throw error
          // A site keeps what it has; an error of the server would look as if there were nothing to show.
          request.log.error({ err: error }, 'A website feed could not be read')
          throw serviceAway()
        })
        return send(request, reply, body)
      },
    )
  }

/** Each coding has a tag of its own, as a strong one must (RFC 9110, 8.8.1). */
function send({ headers }: FastifyRequest, reply: FastifyReply, { etag, bytes, gzipped }: WebsiteBody) {
  const isGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(headers['accept-encoding'] ?? '')
  const tags = { plain: `"${etag}"`, gzip: `"${etag}-gzip"` }
  reply.headers({
    etag: isGzip ? tags.gzip : tags.plain,
    'cache-control': `public, max-age=${WEBSITE_MAX_AGE}`,
    vary: 'accept-encoding',
  })
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.some((tag) => tag === '*' || tag === tags.plain || tag === tags.gzip))
    return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  return isGzip ? reply.header('content-encoding', 'gzip').send(gzipped) : reply.send(bytes)
}
