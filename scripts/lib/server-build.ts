import type { Build } from './build-when-changed.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

/**
 * Bundles the server into few files, so that Node does not hold unused source in memory (docs/FIGURES.md, "Memory"). Each
 * build has its own folder; `server.js` starts the newest.
 */
export const serverBuildIn = (output: string): Build => ({
  name: 'the server',
  inputs: {
    paths: [
      'packages/domain/package.json',
      'packages/domain/src',
      'packages/server/package.json',
      'packages/server/src',
      'pnpm-lock.yaml',
      'scripts/lib/bundle-folders.ts',
      'scripts/lib/bundle-server.ts',
      'scripts/serve-bundle.ts',
    ],
    ignore: /\.test\.ts$/,
  },
  output,
  make: async () => {
    // Also from a test runner, which sets another NODE_ENV.
    const env = { NODE_ENV: 'production' }
    const code = await runTool('node', [inRoot('scripts/lib/bundle-server.ts'), output], { env })
    if (code !== 0) throw new Error('The server could not be bundled; see the output above.')
  },
})

export const serverBuild = serverBuildIn(inRoot('packages/server/dist'))
