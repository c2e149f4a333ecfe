import { isPinnedChromium } from '../chromium.ts'
import { buildWhenChanged } from '../lib/build-when-changed.ts'
import { storybookBuild } from '../lib/storybook-build.ts'
import { skipped } from './skipped.ts'
import { STORYBOOK_FOLDER } from './storybook-folder.ts'
import type { Outcome } from './outcome.ts'
import { runPlaywright } from './runners.ts'

const CONFIG = 'tests/visual/playwright.config.ts'

/** The reason why screenshots of a browser other than that of the lockfile are neither compared nor accepted. */
export const OTHER_BROWSER =
  'the baselines are made with the browser of the lockfile, which runs on Linux x64, and this is another one, ' +
  'which draws differently.'

/** Compares captured stories with their baselines, only in the browser that made them; `options` go to Playwright. */
export async function runVisualWhereComparable(
  options: readonly string[] = [],
  build = storybookBuild,
): Promise<Outcome> {
  return isPinnedChromium
    ? compare(options, build)
    : skipped(`no pictures are compared: ${OTHER_BROWSER} \`npm run visual\` compares all the same.`)
}

/** Compares a screenshot of each captured story with its baseline in any browser. */
export async function compare(options: readonly string[] = [], build = storybookBuild): Promise<Outcome> {
  await buildWhenChanged(build)
  return runPlaywright('visual', CONFIG, options, { [STORYBOOK_FOLDER]: build.output })
}

/** Makes the current look of the captured stories their baselines; a story that fails keeps its own. */
export async function accept(): Promise<Outcome> {
  await buildWhenChanged(storybookBuild)
  return runPlaywright('visual', CONFIG, ['--update-snapshots=changed'], {
    [STORYBOOK_FOLDER]: storybookBuild.output,
  })
}
