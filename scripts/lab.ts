import { appBuild } from './lib/app-build.ts'
import { buildWhenChanged } from './lib/build-when-changed.ts'
import { runMeasurements } from './lib/run-measurements.ts'
import { runTool, stopToolsOnSignals } from './lib/run-tool.ts'
import { serverBuild } from './lib/server-build.ts'

/** The parts of `tests/lab`, each with the builds that it starts as processes. */
const GROUPS = {
  load: [],
  security: [],
  faults: [serverBuild],
  cluster: [appBuild, serverBuild],
  scale: [appBuild, serverBuild],
  mutants: [],
} as const

const [group, ...wanted] = process.argv.slice(2)
const isGroup = (name: string | undefined): name is keyof typeof GROUPS =>
  name !== undefined && Object.hasOwn(GROUPS, name)

if (isGroup(group)) {
  stopToolsOnSignals()
  // Not inside Vitest, whose environment is not that of a production build.
  for (const build of GROUPS[group]) await buildWhenChanged(build)
  if (group === 'cluster') process.exitCode = await runTool('vitest', ['run', '--project=cluster', ...wanted])
  else if (group === 'mutants') process.exitCode = await runTool('node', ['tests/lab/mutants.ts', ...wanted])
  else await runMeasurements(`tests/lab/${group}`, 'lab', wanted)
} else {
  console.error(`npm run lab -- <group>, which is one of ${Object.keys(GROUPS).join(', ')}.`)
  process.exitCode = 2
}
