import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './_captured.setup.ts',
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['line'], ['json', { outputFile: '../../test-results/visual.json' }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // The same browser draws the same dots, save for one or two at the edge of a letter:
      // a shade that somebody would notice must not pass.
      threshold: 0.01,
      maxDiffPixels: 10,
    },
  },
  use: {
    launchOptions: chromiumLaunch,
  },
})
