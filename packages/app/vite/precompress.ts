import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(js|css|svg)$/

/** In bytes; below, compression gains next to nothing. */
const MIN_BYTES = 256

const compress = { gz: promisify(gzip), br: promisify(brotliCompress) }
const slowest = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Compresses the files of a build once, instead of at each request. */
export function precompress(): Plugin {
  return {
    name: 'latchkey:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name))
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir ?? '.', name)
          const bytes = await fs.readFile(file)
          if (bytes.length < MIN_BYTES) return
          await fs.writeFile(`${file}.gz`, await compress.gz(bytes, { level: 9 }))
          await fs.writeFile(`${file}.br`, await compress.br(bytes, { params: slowest }))
        }),
      )
    },
  }
}
