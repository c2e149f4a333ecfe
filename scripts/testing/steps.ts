import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromiumPath } from '../chromium.ts'
import { ROOT } from '../lib/root.ts'
import { hasRealPostgres, withRealPostgres } from '../real-postgres.ts'
import { checks, runCheck } from './checks.ts'
import { runInEngines } from './engines.ts'
import { missing, skip, sumOf, type Outcome } from './outcome.ts'
import { runPlaywright, runVitest, type Log } from './runners.ts'
import { runVisualWhereComparable } from './visual.ts'

/** Selects the tests of a step. */
export interface Scope {
  /** True for every test (`npm run test:all`), false for those before a commit (`npm test`). */
  readonly isAll: boolean
  /** The run is limited to what a change since this commit can affect, by the imports of the tests. */
  readonly base: string | undefined
  readonly log: Log
}

/** One part of the tests. Steps share no folder, port or browser, so any two can run at the same time. */
export interface Step {
  /** Its name in `npm test -- <name>`. */
  readonly name: string
  readonly about: string
  /** `commit`: part of both commands; `all`: only of `npm run test:all`; `demand`: only where it is named. */
  readonly partOf: 'commit' | 'all' | 'demand'
  readonly run: (scope: Scope) => Promise<Outcome>
}

/** Ending of tests whose result can differ between the versions and installations of PostgreSQL. */
export const ON_POSTGRES = '.postgres.int.test.ts'

/** Server tests that differ between databases, and those of starts, stops, backups, retries, loads and random runs. */
const LONG_SERVER_TESTS: readonly string[] = [
  `*${ON_POSTGRES}`,
  '{availability,backup,demo,sequences}/**',
  'db/{embedded,read-replica}*',
  'exports/export-limits*',
  'feeds/feeds-sending*',
  'imports/imports-{crash,load}*',
  'leads/viewing-outcomes-at-once*',
  'mail/{link-mails,mail-{delivery,down,once}}*',
  'main*',
  'media/media-sweep*',
  'platform/proxies*',
  'privacy/anonymise-random*',
  'sheets/sheets-{crash,refused}*',
  'webhooks/webhooks-{failing,two-servers}*',
]

/** Tests of the build, and of pages that a server renders. */
const LONG_UNIT_TESTS: readonly string[] = ['server-build.test.ts', 'server-rendering.test.ts']

/** Left to `npm run test:all`, and to `npm test -- --changed` where the change concerns them. */
export const LONG_TESTS: readonly string[] = [...LONG_SERVER_TESTS, ...LONG_UNIT_TESTS]

/** The journeys before a commit. */
export const MAIN_JOURNEYS = '@main'

/** Two steps run at a time, in this order: the longest first. */
export const steps: readonly Step[] = [
  { name: 'check', about: 'types, lint, dead code, format', partOf: 'commit', run: runChecks },
  {
    name: 'stories',
    about: 'stories of the components, in test:all also of pages and mails, in a browser',
    partOf: 'commit',
    run: ({ isAll, base, log }) =>
      inBrowser(() =>
        runVitest('stories', {
          args: [
            '--project=stories',
            ...(isAll ? ['--project=hydration'] : ['packages/ui/']),
            ...changedSince(base),
          ],
          log,
        }),
      ),
  },
  { name: 'server', about: 'the server on the embedded database', partOf: 'commit', run: runServer },
  {
    name: 'journeys',
    about: 'the product from end to end, in a browser',
    partOf: 'commit',
    run: ({ isAll, base, log }) =>
      inBrowser(() => {
        const chosen = isAll ? [] : [`--grep=${MAIN_JOURNEYS}`]
        // Journeys import nothing of the product.
        const changed = base === undefined ? [] : [`--only-changed=${base}`]
        return runPlaywright('journeys', 'playwright.config.ts', { args: [...chosen, ...changed], log })
      }),
  },
  {
    name: 'unit',
    about: 'rules, parts and architecture, without a browser or a server',
    partOf: 'commit',
    run: ({ isAll, base, log }) => {
      const without = isAll || base !== undefined ? [] : LONG_UNIT_TESTS.map(excluded)
      const args = ['--project=unit', '--project=architecture', ...without, ...changedSince(base)]
      return runVitest('unit', { args, log })
    },
  },
  {
    name: 'visual',
    about: 'pictures of stories against the accepted ones',
    partOf: 'all',
    run: ({ log }) => inBrowser(() => runVisualWhereComparable(log)),
  },
  {
    name: 'postgres',
    about: 'what can differ between databases, on a PostgreSQL of the machine',
    partOf: 'all',
    run: runOnRealPostgres,
  },
  {
    name: 'engines',
    about: 'the main journeys in Chromium, Firefox and WebKit',
    partOf: 'demand',
    run: ({ log }) => runInEngines(log),
  },
]

async function runChecks({ log }: Scope): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const check of checks) outcomes.push(await runCheck(check, log))
  return sumOf(outcomes)
}

/**
 * In `npm run test:all` without the tests that the step `postgres` runs; in CI they run on both databases. Afterwards
 * the machine's PostgreSQL says whether it understands what all these tests have sent.
 */
async function runServer({ isAll, base, log }: Scope): Promise<Outcome> {
  const isLeftToPostgres = hasRealPostgres() && process.env['CI'] !== 'true'
  const ofOtherStep = isLeftToPostgres ? [`*${ON_POSTGRES}`] : []
  const left = isAll ? ofOtherStep : base === undefined ? LONG_SERVER_TESTS : []
  const args = ['--project=server', ...left.map(excluded), ...changedSince(base)]
  if (!isAll || !hasRealPostgres()) return runVitest('server', { args, log })
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-statements-'))
  try {
    return await withRealPostgres((url) =>
      runVitest('server', {
        args: [...args, '--project=statements'],
        env: { LATCHKEY_SENT_STATEMENTS: folder, LATCHKEY_STATEMENTS_DATABASE_URL: url },
        log,
      }),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function runOnRealPostgres({ base, log }: Scope): Promise<Outcome> {
  if (!hasRealPostgres())
    return skip('This machine has no PostgreSQL server; apt-get install postgresql, or PG_BIN, brings one.')
  return withRealPostgres((url) =>
    runVitest('postgres', {
      args: ['--project=server', ON_POSTGRES, ...changedSince(base)],
      env: { LATCHKEY_TEST_DATABASE_URL: url },
      log,
    }),
  )
}

async function inBrowser(run: () => Promise<Outcome>): Promise<Outcome> {
  return chromiumPath === undefined
    ? missing('This machine has no Chromium; apt-get install chromium brings one, CHROMIUM_PATH names one.')
    : run()
}

const excluded = (files: string): string => `--exclude=**/${files}`

const changedSince = (base: string | undefined): readonly string[] =>
  base === undefined ? [] : [`--changed=${base}`]

/**
 * The commit at which this branch left main; on main itself, the last commit.
 * @throws when git knows no main
 */
export function changeBase(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: ROOT, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error('--changed compares with main or origin/main, and git knows neither here.')
}
