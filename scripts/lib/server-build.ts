import type { Build } from './build-when-changed.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

/**
 * The server with all that it imports, in few files: Node then keeps no sources that it never runs. Each build has a
 * folder of its own, and `server.js` starts the newest. Source: docs/FIGURES.md, "Memory".
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
    const code = await runTool('node', [inRoot('scripts/lib/bundle-server.ts'), output])
    if (code !== 0) throw new Error('The server could not be bundled; the reason is printed above.')
  },
})

/** The build that `npm start` runs. */
export const serverBuild = serverBuildIn(inRoot('packages/server/dist'))
