import { chromiumPath } from '../chromium.ts'
import { hasRealPostgres, withRealPostgres } from '../real-postgres.ts'
import { checks, runCheck } from './checks.ts'
import { leftOut } from './left-out.ts'
import { NOTHING, type Outcome } from './outcome.ts'
import { runPlaywright, runVitest } from './runners.ts'
import { runVisualWhereComparable } from './visual.ts'

/** One part of `npm test`. */
export interface Step {
  /** What `npm test -- <name>` calls it. */
  readonly name: string
  readonly about: string
  /** The two lanes run at the same time and take about as long: they share no folder, port or browser. */
  readonly lane: 'here' | 'beside'
  readonly run: () => Promise<Outcome>
}

/** Everything `npm test` does; in each lane what is quick and says most comes first. */
export const steps: readonly Step[] = [
  { name: 'check', about: 'types, lint, format', lane: 'here', run: runChecks },
  {
    name: 'unit',
    about: 'rules of the domain and of the architecture',
    lane: 'here',
    run: () => runVitest('unit', ['unit', 'architecture']),
  },
  {
    name: 'server',
    about: 'server on the embedded database',
    lane: 'beside',
    run: () => runVitest('server', ['server']),
  },
  {
    name: 'postgres',
    about: 'server on a PostgreSQL of the machine',
    lane: 'beside',
    run: runOnRealPostgres,
  },
  {
    name: 'stories',
    about: 'every story, its behaviour and its accessibility, in a browser',
    lane: 'here',
    run: () => inBrowser(() => runVitest('stories', ['stories'])),
  },
  {
    name: 'journeys',
    about: 'the product from end to end, in a browser',
    lane: 'beside',
    run: () => inBrowser(() => runPlaywright('journeys', 'playwright.config.ts')),
  },
  {
    name: 'visual',
    about: 'pictures of stories against the accepted ones',
    lane: 'here',
    run: () => inBrowser(runVisualWhereComparable),
  },
]

async function runChecks(): Promise<Outcome> {
  let failed = 0
  for (const check of checks) if (!(await runCheck(check))) failed += 1
  return { passed: checks.length - failed, failed, skipped: 0 }
}

async function runOnRealPostgres(): Promise<Outcome> {
  if (!hasRealPostgres()) return leftOut('This machine has no PostgreSQL server (PG_BIN can name one).')
  return withRealPostgres((url) => runVitest('postgres', ['server'], { LATCHKEY_TEST_DATABASE_URL: url }))
}

async function inBrowser(run: () => Promise<Outcome>): Promise<Outcome> {
  if (chromiumPath !== undefined) return run()
  const reason = 'This machine has no Chromium (CHROMIUM_PATH can name one).'
  // On a server that checks changes nobody reads the line, so there it fails.
  if (process.env['CI'] !== 'true') return leftOut(reason)
  console.error(`${reason} With CI=true that is a failure.`)
  return { ...NOTHING, failed: 1 }
}
