import type { Build } from './build-when-changed.ts'
import { loadSettings } from './load-settings.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

// Settings are inputs of the build.
loadSettings()

/** Files that no build of the app contains. */
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|\.mdx$/

export const appBuild: Build = {
  name: 'the app',
  inputs: {
    paths: [
      'packages/app/index.html',
      'packages/app/tenant.html',
      'packages/app/package.json',
      'packages/app/public',
      'packages/app/src',
      'packages/app/vite',
      'packages/app/vite.config.ts',
      'packages/domain/package.json',
      'packages/domain/src',
      'packages/ui/package.json',
      'packages/ui/src',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    ignore: NOT_SHIPPED,
    values: [process.env['API_BASE'] ?? '', process.env['APP_VERSION'] ?? ''],
  },
  output: inRoot('packages/app/dist'),
  make: async () => {
    const code = await runTool('node', [inRoot('scripts/lib/vite-build.ts')])
    if (code !== 0) throw new Error('The app could not be built; the reason is printed above.')
  },
}
