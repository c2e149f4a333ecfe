import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Kinds of file that shrink; pictures and fonts are packed already. */
const SHRINKS = /\.(js|css|svg)$/

/** Under this, in bytes, a packed file saves nothing. */
const WORTH_PACKING = 1_024

const pack = { gz: promisify(gzip), br: promisify(brotliCompress) }
const slowest = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Packs what the build wrote once, so that the server never packs the same file again. */
export function precompress(): Plugin {
  return {
    name: 'latchkey:precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const files = Object.keys(bundle).filter((name) => SHRINKS.test(name))
      await Promise.all(
        files.map(async (name) => {
          const file = path.join(dir ?? '.', name)
          const bytes = await fs.readFile(file)
          if (bytes.length < WORTH_PACKING) return
          await fs.writeFile(`${file}.gz`, await pack.gz(bytes, { level: 9 }))
          await fs.writeFile(`${file}.br`, await pack.br(bytes, { params: slowest }))
        }),
      )
    },
  }
}
