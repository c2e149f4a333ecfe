import { existsSync, readFileSync } from 'node:fs'
import {
  ensureEngines,
  findDisplayTools,
  findFirefox,
  findWebKit,
  FIREFOX_VERSION,
  isFirefoxRecent,
} from '../bootstrap/engine-tools.mjs'
import { chromiumPath } from '../chromium.ts'
import { inRoot } from '../lib/root.ts'
import { closingLine, NOTHING, sumOf, type Outcome } from './outcome.ts'
import { runPlaywright } from './runners.ts'
import { missing } from './skipped.ts'

/** The browser engines of agents and tenants. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

interface EngineOfMachine {
  readonly name: EngineName
  readonly isThere: () => boolean
  /** Installation instructions. */
  readonly otherwise: string
}

const ENGINES: readonly EngineOfMachine[] = [
  {
    name: 'chromium',
    isThere: () => chromiumPath !== undefined,
    otherwise: 'Chromium (CHROMIUM_PATH can name one)',
  },
  {
    name: 'firefox',
    isThere: () => {
      const firefox = findFirefox()
      return firefox !== undefined && isFirefoxRecent(firefox) && findDisplayTools() !== undefined
    },
    otherwise: `Firefox ${FIREFOX_VERSION} or later (FIREFOX_PATH can name one), Xvfb or xdotool`,
  },
  {
    name: 'webkit',
    isThere: () => findWebKit() !== undefined && findDisplayTools() !== undefined,
    otherwise: 'WebKitGTK (webkit2gtk-driver), Xvfb or xdotool',
  },
]

/** The engines of this machine. */
export const presentEngines = (): readonly EngineName[] =>
  ENGINES.filter(({ isThere }) => isThere()).map(({ name }) => name)

/** Runs the journeys of `tests/engines` in each engine that is installed or can be installed. */
export async function runInEngines(): Promise<Outcome> {
  ensureEngines()
  const absent = ENGINES.filter(({ isThere }) => !isThere())
  const outcomes = absent.map(({ name, otherwise }) =>
    missing(`Every journey in ${name}. This machine has no ${otherwise}.`),
  )
  if (absent.length === ENGINES.length) return sumOf(outcomes)
  const ran = await runPlaywright('engines', 'tests/engines/playwright.config.ts')
  const report = inRoot('test-results', 'engines.json')
  if (existsSync(report)) {
    const counts = countByEngine(JSON.parse(readFileSync(report, 'utf8')) as EngineReport)
    for (const [name, outcome] of counts) console.log(`${name}: ${closingLine(outcome)}`)
  }
  return sumOf([...outcomes, ran])
}

/** The parts read from Playwright's JSON report; a suite is a file, or a `describe` in one. */
interface EngineReport {
  readonly suites: readonly EngineSuite[]
}

interface EngineSuite {
  readonly specs: readonly {
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
  readonly suites?: readonly EngineSuite[]
}

/** Counts per engine, in the order of their first tests. */
export function countByEngine({ suites }: EngineReport): ReadonlyMap<string, Outcome> {
  const counts = new Map<string, Outcome>()
  for (const { projectName, status } of suites.flatMap(testsOf)) {
    counts.set(projectName, sumOf([counts.get(projectName) ?? NOTHING, outcomeOf(status)]))
  }
  return counts
}

const testsOf = ({ specs, suites = [] }: EngineSuite): readonly { projectName: string; status: string }[] => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

function outcomeOf(status: string): Outcome {
  if (status === 'expected') return { ...NOTHING, passed: 1 }
  return status === 'skipped' ? { ...NOTHING, skipped: 1 } : { ...NOTHING, failed: 1 }
}
