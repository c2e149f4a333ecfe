import { buildWhenChanged } from './lib/build-when-changed.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'
import { storybookBuild } from './lib/storybook-build.ts'

stopToolsOnSignals()
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  await buildWhenChanged(storybookBuild)
  const code = await runTool('chromatic', [
    '--storybook-build-dir',
    storybookBuild.output,
    // TurboSnap: captures only stories that the change can affect.
    '--only-changed',
    // A change waits for its review on Chromatic; a story that fails is still an error.
    '--exit-zero-on-changes',
    // Changes on main were reviewed on their branches.
    '--auto-accept-changes=main',
    ...process.argv.slice(2),
  ])
  process.exitCode = code ?? 1
} else {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set, so there is nowhere to publish Storybook to. ' +
      "Set it to the token in the project's settings on Chromatic and run the same command again.",
  )
  process.exitCode = 1
}
