import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunch, chromiumPath } from './scripts/chromium.ts'
import { LONG_WAIT_MS, TEST_MS, WAIT_MS } from './scripts/testing/limits.ts'
import { STORY_VIEWPORT } from './scripts/testing/story-viewport.ts'

type ServerHtml = typeof import('./packages/ui/src/stories/server-html.ts')

const root = path.dirname(fileURLToPath(import.meta.url))
if (!chromiumPath) console.warn('\nNo Chromium found (set CHROMIUM_PATH): the story tests are SKIPPED.\n')

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }

const DAYJS = [
  'dayjs',
  ...['customParseFormat', 'isoWeek', 'utc'].map((plugin) => `dayjs/plugin/${plugin}.js`),
]

/** The default on two processors is one page, which leaves one of them idle for much of the time. */
const PAGES = 2

const SENT_STATEMENTS = 'packages/server/test/db/sent-statements.test.ts'

const WITHOUT_BROWSER = ['unit', 'server', 'statements', 'architecture', 'cluster']

/** The projects that the command names; none means all. */
const { project: named = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values

/** Storybook takes longer to load than most files of tests to run. */
const isInBrowser =
  chromiumPath !== undefined &&
  (named.length === 0 || named.some((name) => !WITHOUT_BROWSER.includes(String(name))))

/** Loads Storybook and Playwright. */
async function projectsInBrowser(): Promise<TestProjectConfiguration[]> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  const stories = {
    extends: true,
    // The libraries' production builds, as in the product: React's development build takes a third of the browser's time.
    define: PRODUCTION,
    oxc: { jsx: { development: false } },
    server: { hmr: false },
    optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
    plugins: [
      storybookTest({
        configDir: path.join(root, '.storybook'),
        storybookScript: 'storybook dev -p 6006 --no-open',
      }),
    ],
    test: {
      name: 'stories',
      maxWorkers: PAGES,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: chromiumLaunch,
          // Disables fades, so that no test races a transition.
          contextOptions: { reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium', viewport: STORY_VIEWPORT }],
      },
    },
  } satisfies TestProjectConfiguration

  const hydration = {
    extends: true,
    test: {
      name: 'hydration',
      maxWorkers: PAGES,
      include: ['packages/ui/src/stories/hydration.browser.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromiumLaunch,
          // Not those of the server.
          contextOptions: { locale: 'en-US', timezoneId: 'America/New_York' },
        }),
        instances: [{ browser: 'chromium', viewport: STORY_VIEWPORT }],
        commands: {
          serverHtml: async ({ project }, file: string) => {
            const server = await project.import<ServerHtml>(
              path.join(root, 'packages/ui/src/stories/server-html.ts'),
            )
            return server.serverHtml(file)
          },
        },
      },
    },
  } satisfies TestProjectConfiguration

  return [stories, hydration]
}

export default defineConfig({
  plugins: [react()],
  // Lists all that stories can reach: when Vite meets a new dependency during a cold run, it reloads the page and the
  // run fails.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'styled-components',
      ...[
        ...[
          'accordion',
          'alert-dialog',
          'csp-provider',
          'dialog',
          'menu',
          'popover',
          'select',
          'tabs',
          'toast',
          'tooltip',
        ].map((part) => `@base-ui/react/${part}`),
        'd3-array',
        'd3-shape',
        ...DAYJS,
        'lucide-react',
        'mobx',
        'mobx-react-lite',
        'react-day-picker',
        'react-dnd',
        'react-dnd-html5-backend',
        'react-table',
        'uqr',
      ].map((name) => `@latchkey/ui > ${name}`),
      ...['bowser', ...DAYJS, 'libphonenumber-js/core', 'mobx', 'mobx-state-tree', 'vest'].map(
        (name) => `@latchkey/domain > ${name}`,
      ),
      ...['axios', 'lucide-react', 'mobx-react-lite', 'react-router-dom', 'socket.io-client'].map(
        (name) => `@latchkey/app > ${name}`,
      ),
    ],
  },
  test: {
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS } },
    // A failing test is a finding, not to be retried until it passes.
    retry: 0,
    // A worker loads a module once for all its files; mocks are restored before each test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Every test depends on these without importing them: with `--changed`, a change to one runs all tests.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/pnpm-lock.yaml',
      '**/.storybook/*.ts*',
      '**/_database.setup.ts',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/*.test.ts',
            // The tests of the cluster that need neither PostgreSQL nor the product.
            'tests/lab/cluster/deploy.test.ts',
            'tests/lab/cluster/proxy.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/server/test/**/*.int.test.ts'],
          globalSetup: ['scripts/testing/server-build.setup.ts', 'packages/server/test/_database.setup.ts'],
          provide: { waitMs: WAIT_MS, longWaitMs: LONG_WAIT_MS },
          // Mostly waiting: for a retry, a lock, the end of a process.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      // After the tests of the server, whose statements it reads.
      {
        extends: true,
        test: {
          name: 'statements',
          environment: 'node',
          include: [SENT_STATEMENTS],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] },
      },
      // On demand: `npm run lab -- cluster`.
      {
        extends: true,
        test: { name: 'cluster', environment: 'node', include: ['tests/lab/cluster/**/*.test.ts'] },
      },
      ...(isInBrowser ? await projectsInBrowser() : []),
    ],
  },
})
