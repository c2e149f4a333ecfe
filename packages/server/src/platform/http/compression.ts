import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Counted in bytes; shorter responses fit one packet anyway. */
const THRESHOLD = 1024

/** Higher levels cost more CPU than the saved bytes are worth. */
const BROTLI_QUALITY = 3

/** Files of the app are compressed at build time and left alone. */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: constants.Z_BEST_SPEED },
    globalDecompression: false,
  })
}
