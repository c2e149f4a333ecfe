import { isPinnedChromium } from '../chromium.ts'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { skipped } from './skipped.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './runners.ts'

/** Why screenshots of another browser than that of the lockfile are neither compared nor accepted. */
export const OTHER_BROWSER =
  'the baselines are made with the browser of the lockfile, which runs on Linux x64, and this is another one, ' +
  'which draws differently.'

/** Compares the captured stories with their baselines where the browser is the one that made them; elsewhere says why not. `options` go to Playwright. */
export async function runVisualWhereComparable(options: readonly string[] = []): Promise<Outcome> {
  return isPinnedChromium
    ? compare(options)
    : skipped(`no pictures are compared: ${OTHER_BROWSER} \`npm run visual\` compares all the same.`)
}

/** Compares screenshots of each captured story with their baselines, whatever the browser. */
export async function compare(options: readonly string[] = []): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', 'tests/visual/playwright.config.ts', options)
}

/** Makes what the captured stories look like now their baselines; a story that fails keeps those it has. */
export async function accept(): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', 'tests/visual/playwright.config.ts', ['--update-snapshots=changed'])
}
