import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './scripts/chromium.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/_build.ts',
  // A folder of its own: it is emptied at the start, and the reports of the other steps lie beside it.
  outputDir: 'test-results/journeys',
  // One after the other: each journey watches what others push, and kills the server under everybody.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // Another zone than the business one, which must make no difference.
    timezoneId: 'America/New_York',
    permissions: ['clipboard-read', 'clipboard-write'],
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunch,
  },
})
