import { defineConfig } from '@playwright/test'
import { screenshotLaunch } from '../../scripts/chromium.ts'
import { TEST_MS, WAIT_MS } from '../../scripts/testing/limits.ts'

export default defineConfig({
  testDir: '.',
  // Without the right fonts no screenshot means anything, so nothing is compared or accepted then.
  projects: [
    { name: 'fonts', testMatch: 'fonts.spec.ts' },
    { name: 'stories', testMatch: 'captured-stories.spec.ts', dependencies: ['fonts'] },
  ],
  globalSetup: './_captured.setup.ts',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // A run that compares writes nothing; `--accept` says otherwise.
  updateSnapshots: 'none',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: TEST_MS,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/visual.json' }]],
  expect: {
    timeout: WAIT_MS,
    // The same browser draws the same pixels: a shade that somebody would notice must not pass.
    toMatchSnapshot: { threshold: 0.01, maxDiffPixels: 10 },
  },
  use: { launchOptions: screenshotLaunch },
})
