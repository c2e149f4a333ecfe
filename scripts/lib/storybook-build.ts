import type { Build } from './build-when-changed.ts'
import { inRoot } from './root.ts'
import { runTool } from './run-tool.ts'

const INPUTS = {
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
}

async function make(output: string, options: readonly string[], env = {}): Promise<void> {
  const args = ['build', '--output-dir', output, '--quiet', ...options]
  const code = await runTool('storybook', args, { env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env } })
  if (code !== 0) throw new Error('Storybook could not be built; the reason is printed above.')
}

const OUTPUT = inRoot('storybook-static')

export const storybookBuild: Build = {
  name: 'Storybook',
  inputs: INPUTS,
  output: OUTPUT,
  // TurboSnap reads the import graph from it.
  make: () => make(OUTPUT, ['--stats-json']),
}

/** Storybook with the stories of these files only, and without docs pages, which takes a quarter of the time. */
export function partOfStorybook(files: readonly string[]): Build {
  const output = inRoot('node_modules/.cache/latchkey/part-of-storybook')
  const only = files.join(',')
  return {
    name: 'the affected stories',
    inputs: { ...INPUTS, values: [only] },
    output,
    make: () => make(output, [], { ONLY_STORIES: only }),
  }
}
