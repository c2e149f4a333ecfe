import { defineConfig } from '@playwright/test'
import { headlessShellLaunch } from './scripts/chromium.ts'
import { TEST_MS, WAIT_MS } from './scripts/testing/limits.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/_global-setup.ts',
  // A folder of its own: it is emptied at the start, and the reports of the other steps lie beside it.
  outputDir: 'test-results/journeys',
  // Each worker has a product of its own, so journeys that run at the same time see nothing of one another.
  workers: 2,
  projects: [
    // Journeys that kill the server, put another build in place or bundle: they share one product, one after the other.
    { name: 'serial', testMatch: '**/*.serial.spec.ts', workers: 1 },
    { name: 'parallel', testIgnore: '**/*.serial.spec.ts', fullyParallel: true },
  ],
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  // A test that fails is a finding: it is not run again until it passes.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Another zone than the business one, which must make no difference.
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Its snapshots show each step; a film of them would take a third of the processor time of the whole run.
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: true },
    screenshot: 'only-on-failure',
    actionTimeout: WAIT_MS,
    launchOptions: headlessShellLaunch,
  },
})
