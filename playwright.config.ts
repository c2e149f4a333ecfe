import { defineConfig } from '@playwright/test'
import { shortLivedLaunch } from './scripts/chromium.ts'
import { TEST_MS, WAIT_MS } from './scripts/testing/limits.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/_global-setup.ts',
  // Its own folder, because it is emptied at the start and reports of other steps lie beside it.
  outputDir: 'test-results/journeys',
  // Each worker has its own product, so that parallel journeys are independent.
  workers: 2,
  projects: [
    // Journeys that kill the server, replace the build or bundle: they share one product, one after the other.
    { name: 'serial', testMatch: '**/*.serial.spec.ts', workers: 1 },
    { name: 'parallel', testIgnore: '**/*.serial.spec.ts', fullyParallel: true },
  ],
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  // A failing test is a finding, not to be retried until it passes.
  retries: 0,
  reporter: [['list'], ['junit', { outputFile: 'test-results/journeys.xml' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Not the business time zone, to prove that it makes no difference.
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
    // In CI, where nobody can run a failed journey again with `--trace on`. Snapshots, which show each step, take an eighth
    // of the processor time of the run; screenshots would take a third.
    trace:
      process.env['CI'] === 'true'
        ? { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: true }
        : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: WAIT_MS,
    launchOptions: shortLivedLaunch,
  },
})
