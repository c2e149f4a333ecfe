import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Shorter answers travel as they are: they fit one packet anyway. In bytes. */
const THRESHOLD = 1024

/** Beyond this, brotli takes more of the processor than it saves in bytes. */
const BROTLI_QUALITY = 3

/** Compresses answers for whoever takes them so. Files of the app are stored compressed, and left alone. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: THRESHOLD,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: constants.Z_BEST_SPEED },
    globalDecompression: false,
  })
}
