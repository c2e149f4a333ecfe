import { defineConfig } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { presentEngines, type EngineName } from '../../scripts/testing/engines.ts'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  globalSetup: '../journeys/_global-setup.ts',
  projects: presentEngines().map((name) => ({ name, use: { engineName: name } })),
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: { launchOptions: headlessShellLaunch },
})
