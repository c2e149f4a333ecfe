import type { Brand } from '@latchkey/domain/office/office.contract'
import fs from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import type { MediaStore } from '../media/media.store.ts'
import { PICTURE_NAME } from '../media/picture.ts'
import { sendNotFound } from '../platform/http/error-plugin.ts'
import { escapeHtml } from '../platform/values/escape-html.ts'

export interface StaticFolders {
  readonly app: string
  /** Uploaded pictures. */
  readonly media: Pick<MediaStore, 'read'>
}

/** Facts written into a page when it is served. */
export interface PageFacts extends Pick<Config, 'timeZone' | 'mapUrl' | 'passwordMax'> {
  /** Null when unknown. */
  brand(): Promise<Brand | null>
}

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
}

const FOREVER = 'public, max-age=31536000, immutable'

/** Files and calls: missing ones get 404, not a page. */
const NO_PAGE = /^\/(api|assets|media|socket\.io|dev)(\/|$)/

/** Serves the app and pictures; every other path is a page of the app, with its facts filled in. */
export async function serveFiles(
  app: FastifyInstance,
  folders: StaticFolders,
  facts: PageFacts,
): Promise<void> {
  await app.register(staticFiles, {
    // Answers name their folder; this one exists before the first build.
    root: path.dirname(folders.app),
    serve: false,
    cacheControl: false,
    index: false,
    // Sends .br and .gz files to browsers that accept them.
    preCompressed: true,
  })
  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*']
    const picture = PICTURE_NAME.test(name) ? await folders.media.read(name) : null
    if (picture === null) return reply.callNotFound()
    reply.header('cache-control', FOREVER)
    // Websites show pictures of homes.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    // A picture is never rendered as a page, whatever was uploaded.
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    return reply.type(PICTURE_TYPES[path.extname(name)] ?? 'application/octet-stream').send(picture)
  })
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const name = request.params['*']
    if (name === '' || name.endsWith('/')) return reply.callNotFound()
    // Names of assets change with their content.
    reply.header('cache-control', name.startsWith('assets/') ? FOREVER : 'no-cache')
    return reply.sendFile(name, folders.app)
  })
  app.setNotFoundHandler((request, reply) => {
    reply.removeHeader('cache-control')
    return wantsPage(request)
      ? sendPage(reply, path.join(folders.app, pageFor(request.url)), facts)
      : sendNotFound(request, reply)
  })
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !NO_PAGE.test(url.split('?')[0] ?? '')
}

/** Tenants' pages have an entry without anything of the staff's. */
const OF_TENANTS = /^\/(qualifying-questions|reserve-property|your-enquiry)\/[\w-]+\/?(\?|$)/

const pageFor = (url: string) => (OF_TENANTS.test(url) ? 'tenant.html' : 'index.html')

/** The URL contains a token: not cached, not even by the browser. */
const WITH_TOKEN = /^\/(qualifying-questions|reserve-property|your-enquiry|reset-password)\//

/** Placeholder of a fact in a built page. */
const placeOf = (name: string) => new RegExp(`(?<=<meta name="${name}" content=")[^"]*`)
const TIME_ZONE = placeOf('time-zone')
const MAP_URL = placeOf('map-url')
const BRAND = placeOf('brand')
const LONGEST_PASSWORD = placeOf('password-max')

/** Blank when nothing is set. */
function brandText(brand: Brand | null): string {
  const isSet = brand !== null && Object.values(brand).some((value) => value !== null && value !== false)
  return isSet ? escapeHtml(JSON.stringify(brand)) : ''
}

async function sendPage(reply: FastifyReply, file: string, facts: PageFacts): Promise<FastifyReply> {
  const [page, brand] = await Promise.all([
    fs.promises.readFile(file, 'utf8').catch(() => undefined),
    facts.brand(),
  ])
  reply.header('cache-control', WITH_TOKEN.test(reply.request.url) ? 'no-store' : 'no-cache')
  if (page) {
    const written = page
      .replace(TIME_ZONE, facts.timeZone)
      .replace(LONGEST_PASSWORD, String(facts.passwordMax))
      .replace(MAP_URL, () => escapeHtml(facts.mapUrl))
      .replace(BRAND, () => brandText(brand))
    return reply.type('text/html; charset=utf-8').send(written)
  }
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The app has not been built yet. Run: npm run build\n')
}
