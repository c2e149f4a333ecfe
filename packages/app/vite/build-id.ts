import { randomUUID } from 'node:crypto'
import type { Plugin } from 'vite'

/** Compiles the id of this build into the app and writes it beside it, so that a running page can tell that another build is served. Source: decision G18. */
export function buildId(build: string = process.env['APP_VERSION'] ?? randomUUID()): Plugin {
  return {
    name: 'latchkey:build-id',
    // Without a build there is nothing to be newer than.
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.BUILD': JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) })
    },
  }
}
