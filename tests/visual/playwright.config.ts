import { defineConfig } from '@playwright/test'
import { screenshotLaunch } from '../../scripts/chromium.ts'
import { TEST_MS, WAIT_MS } from '../../scripts/testing/limits.ts'

export default defineConfig({
  testDir: '.',
  // Without the right fonts screenshots mean nothing, so nothing is compared or accepted.
  projects: [
    { name: 'fonts', testMatch: 'fonts.spec.ts' },
    { name: 'stories', testIgnore: 'fonts.spec.ts', dependencies: ['fonts'] },
  ],
  globalSetup: './_captured.setup.ts',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  // A comparing run writes nothing; `--accept` overrides this.
  updateSnapshots: 'none',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: TEST_MS,
  retries: 0,
  reporter: [['line'], ['junit', { outputFile: '../../test-results/visual.xml' }]],
  expect: {
    timeout: WAIT_MS,
    // The same browser renders the same pixels; a visible difference in shade must fail.
    toMatchSnapshot: { threshold: 0.01, maxDiffPixels: 10 },
  },
  use: { launchOptions: screenshotLaunch },
})
