import { defineConfig } from '@playwright/test'
import { headlessShellLaunch } from '../../scripts/chromium.ts'
import { TEST_MS, WAIT_MS } from '../../scripts/testing/limits.ts'
import { presentEngines, type EngineName } from '../../scripts/testing/engines.ts'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  globalSetup: '../journeys/_global-setup.ts',
  projects: presentEngines().map((name) => ({ name, use: { engineName: name } })),
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  timeout: TEST_MS,
  expect: { timeout: WAIT_MS },
  retries: 0,
  reporter: [['list'], ['junit', { outputFile: '../../test-results/engines.xml' }]],
  use: { launchOptions: headlessShellLaunch },
})
