import {
  ensureEngines,
  findDisplayTools,
  findFirefox,
  findWebKit,
  FIREFOX_VERSION,
  isFirefoxRecent,
} from '../bootstrap/engine-tools.mjs'
import { chromiumPath } from '../chromium.ts'
import { missing, sumOf, type Outcome } from './outcome.ts'
import { runPlaywright, type Log } from './runners.ts'

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
    otherwise: 'WebKitGTK (webkit2gtk-driver, python3-gi, gir1.2-webkit2-4.1), Xvfb or xdotool',
  },
]

/** The engines of this machine. */
export const presentEngines = (): readonly EngineName[] =>
  ENGINES.filter(({ isThere }) => isThere()).map(({ name }) => name)

/** Runs the journeys of `tests/engines` in each engine that is installed or can be installed. */
export async function runInEngines(log: Log): Promise<Outcome> {
  ensureEngines()
  const absent = ENGINES.filter(({ isThere }) => !isThere())
  const outcomes = absent.map(({ name, otherwise }) =>
    missing(`Every journey in ${name}. This machine has no ${otherwise}.`),
  )
  if (absent.length === ENGINES.length) return sumOf(outcomes)
  return sumOf([
    ...outcomes,
    await runPlaywright('engines', 'tests/engines/playwright.config.ts', { args: [], log }),
  ])
}
