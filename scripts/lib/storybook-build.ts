import type { Build } from './build-when-changed.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const OUTPUT = inRoot('storybook-static')

export const storybookBuild: Build = {
  name: 'Storybook',
  inputs: {
    paths: [
      '.storybook',
      'packages/app/package.json',
      'packages/app/src',
      'packages/domain/package.json',
      'packages/domain/src',
      'packages/server/src/mail',
      'packages/ui/package.json',
      'packages/ui/src',
      'pnpm-lock.yaml',
      'tsconfig.base.json',
    ],
    ignore: /\.test\.tsx?$/,
  },
  output: OUTPUT,
  make: async () => {
    // TurboSnap reads the import graph from the statistics.
    const args = ['build', '--output-dir', OUTPUT, '--quiet', '--stats-json']
    const code = await runTool('storybook', args, { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } })
    if (code !== 0) throw new Error('Storybook could not be built; the reason is printed above.')
  },
}
