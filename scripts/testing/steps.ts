import { chromiumPath } from '../chromium.ts'
import { hasRealPostgres, withRealPostgres } from '../real-postgres.ts'
import { runAffectedPictures, runAffectedStories } from './affected-stories.ts'
import { affectedUnitTests } from './affected-units.ts'
import {
  affectsAllJourneys,
  affectsMapChanges,
  affectsServer,
  changedFiles,
  hasJourneys,
  MAP_CHANGES,
} from './change.ts'
import { checks, runCheck } from './checks.ts'
import { runInEngines } from './engines.ts'
import { NOTHING, type Outcome } from './outcome.ts'
import { runPlaywright, runVitest } from './runners.ts'
import { missing, skipped } from './skipped.ts'
import { runVisualWhereComparable } from './visual.ts'

/** Ending of tests whose result depends on the database. */
export const ON_POSTGRES = '.postgres.int.test.ts'

/** Patterns of the server tests that only the step `postgres` runs; in CI the step `server` runs them too. */
export const leftToPostgres = (hasPostgres: boolean): readonly string[] =>
  hasPostgres && process.env['CI'] !== 'true' ? [`**/*${ON_POSTGRES}`] : []

/** One part of `npm test`. Steps share no folder, port or browser, so any two can run at the same time. */
export interface Step {
  /** Its name in `npm test -- <name>`. */
  readonly name: string
  readonly about: string
  /** Rough estimate: orders the steps in a fresh clone, which has no times of a last run. */
  readonly seconds: number
  /** True excludes it from a run that names no step. */
  readonly isOnDemand?: boolean
  /** Runs all of it, or what a change since the base commit can affect. */
  readonly run: (base: string | undefined) => Promise<Outcome>
}

export const steps: readonly Step[] = [
  { name: 'check', about: 'types, lint, dead code, format', seconds: 45, run: runChecks },
  {
    name: 'unit',
    about: 'rules, parts and architecture, without a browser or a server',
    seconds: 45,
    run: runUnit,
  },
  {
    name: 'server',
    about: 'server on the embedded database',
    seconds: 150,
    run: runServer,
  },
  {
    name: 'postgres',
    about: 'what depends on the database, on a PostgreSQL of the machine',
    seconds: 65,
    run: runOnRealPostgres,
  },
  {
    name: 'stories',
    about: 'every story, its behaviour and its accessibility, in a browser',
    seconds: 360,
    run: (base) =>
      inBrowser(() =>
        base === undefined ? runVitest('stories', { projects: ['stories'] }) : runAffectedStories(base),
      ),
  },
  {
    name: 'journeys',
    about: 'the product from end to end, in a browser',
    seconds: 370,
    run: (base) => inBrowser(() => runJourneys(base)),
  },
  {
    name: 'visual',
    about: 'pictures of stories against the accepted ones',
    seconds: 160,
    run: (base) =>
      inBrowser(() => (base === undefined ? runVisualWhereComparable() : runAffectedPictures(base))),
  },
  {
    name: 'engines',
    about: 'the main journeys in Chromium, Firefox and WebKit',
    seconds: 200,
    isOnDemand: true,
    run: runInEngines,
  },
]

async function runChecks(base: string | undefined): Promise<Outcome> {
  const changed = base === undefined ? undefined : changedFiles(base)
  let failed = 0
  for (const check of checks) if (!(await runCheck(check, changed))) failed += 1
  return { passed: checks.length - failed, failed, skipped: 0 }
}

/** After a change only affected unit tests, but all architecture tests, which read files without importing them. */
function runUnit(base: string | undefined): Promise<Outcome> {
  const projects = ['unit', 'architecture']
  if (base === undefined) return runVitest('unit', { projects })
  const changed = changedFiles(base)
  return runVitest('unit', {
    projects,
    files: [...affectedUnitTests(changed), 'tests/architecture/'],
    without: affectsMapChanges(changed) ? [] : [MAP_CHANGES],
  })
}

/** True for a change since a commit that cannot affect tests of the server. */
const sparesServer = (base: string | undefined): boolean =>
  base !== undefined && !affectsServer(changedFiles(base))

async function runServer(base: string | undefined): Promise<Outcome> {
  if (sparesServer(base)) return NOTHING
  const without = leftToPostgres(hasRealPostgres())
  if (without.length > 0) console.log('The step postgres runs the tests that depend on the database.')
  return runVitest('server', { projects: ['server'], without, base })
}

async function runOnRealPostgres(base: string | undefined): Promise<Outcome> {
  if (sparesServer(base)) return NOTHING
  if (!hasRealPostgres()) return skipped('This machine has no PostgreSQL server (PG_BIN can name one).')
  const chosen = { projects: ['server'], files: [ON_POSTGRES], base }
  return withRealPostgres((url) =>
    runVitest('postgres', { ...chosen, env: { LATCHKEY_TEST_DATABASE_URL: url } }),
  )
}

/** All journeys, or after a change that cannot affect all of them only the changed ones. */
async function runJourneys(base: string | undefined): Promise<Outcome> {
  const files = base === undefined ? null : changedFiles(base)
  const isAll = files === null || affectsAllJourneys(files)
  if (!isAll && !hasJourneys(files)) return NOTHING
  const only = isAll ? [] : [`--only-changed=${base}`, '--pass-with-no-tests']
  return runPlaywright('journeys', 'playwright.config.ts', only)
}

async function inBrowser(run: () => Promise<Outcome>): Promise<Outcome> {
  return chromiumPath === undefined
    ? missing('This machine has no Chromium (CHROMIUM_PATH can name one).')
    : run()
}
