import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Compiles the id of this build into the app and writes it to `build.json`, so that an open page notices another build.
 */
export function buildId(build: string = process.env['APP_VERSION'] ?? randomUUID()): Plugin {
  return {
    name: 'latchkey:build-id',
    // Without a build there is nothing to be newer than.
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.BUILD': JSON.stringify(build) } }),
    // Last, when all files are there: from then on pages offer to reload.
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The build has no folder, so its id cannot be written.')
      await fs.writeFile(path.join(dir, 'build.json'), JSON.stringify({ build }))
    },
  }
}
